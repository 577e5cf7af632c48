import { z } from 'zod'

const longestSlug = 60

/** Part of an address: lower-case letters and digits, single hyphens between. */
export const slugText = z
  .string()
  .trim()
  .min(1)
  .max(longestSlug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A slug that is none of these words: addresses of the product's own begin with them. */
export const slugExcept = (reserved: readonly string[]) =>
  slugText.refine((slug) => !reserved.includes(slug), { params: { code: 'reserved' }, error: 'The word is taken by the product itself' })

const spelled: Record<string, string> = { æ: 'ae', ø: 'o', ß: 'ss', œ: 'oe', ł: 'l', þ: 'th', ð: 'd', đ: 'd', ŋ: 'n', ŧ: 't', ı: 'i' }

/** What a name looks like in an address: «Båthallen på Ærø» is bathallen-pa-aero. Empty when no letter is left. */
export const slugFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[æøßœłþðđŋŧı]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')

/** The wish itself when it is free, else with -2, -3 … */
export function freeSlug(wish: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`
    const slug = `${wish.slice(0, longestSlug - suffix.length).replace(/-+$/, '')}${suffix}`
    if (!isTaken(slug)) return slug
  }
}
