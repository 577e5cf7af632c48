import { z } from 'zod'
import { webUrl } from '../record.ts'
import { route } from '../route.ts'

/** As people write it: an address that begins with www. is one of the web. */
const typedUrl = z
  .string()
  .trim()
  .max(2000)
  .transform((text) => (/^www\./i.test(text) ? `https://${text}` : text))
  .pipe(webUrl)

/** What a page says of itself, as plain text. A page that could not be read, for whatever reason, has neither title nor picture. */
export const linkPreview = z.object({
  img: z.string().nullable(),
  domain: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof linkPreview>

export const linkPreviewRoutes = {
  get: route('GET', '/api/link-preview', {
    query: z.strictObject({ url: typedUrl }),
    answer: linkPreview,
    summary: 'What a web page says of itself; a page that gives no answer has no title',
  }),
}
