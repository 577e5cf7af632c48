import type { LinkPreview, LinkPreviewCard } from '../../widgets/link/service.ts'

/** Its picture is an address that must not be used. */
export const leia: LinkPreviewCard = {
  title: 'Kystkvinnene som drev leia',
  description: 'Fire liv, fortalt med egne ord.',
  site_name: 'Fjordmuseet',
  image_url: 'javascript:alert(1)',
}

/** Answers one card for everything, when it is let; remembers what it was asked. */
export function fakeLinkPreview(card: LinkPreviewCard | undefined = leia) {
  const asked: string[] = []
  let answer: () => void = () => undefined
  const linkPreview: LinkPreview = (url) => {
    asked.push(url)
    return new Promise((resolve) => {
      answer = () => resolve(card)
    })
  }
  return { linkPreview, asked, answer: () => answer() }
}

export const failingLinkPreview: LinkPreview = () => Promise.reject(new Error('No answer'))
