import { z } from 'zod'

/** 'true' or 'false' in a query string. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
