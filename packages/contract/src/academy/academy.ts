import { z } from 'zod'
import { route } from '../route.ts'

export const academyRoutes = {
  link: route('GET', '/admin/api/academy-link', {
    /** null where no academy is set up. */
    answer: z.object({ url: z.string().nullable() }),
    summary: 'The address of the digital guidance, one that signs the person in there where it can be had',
  }),
}
