export type LinkPreviewCard = { title: string; description?: string; image_url?: string; site_name?: string }

/** What a page says of itself; nothing when it says nothing. A failure is silent: the address is still a good address. */
export type LinkPreview = (url: string, signal: AbortSignal) => Promise<LinkPreviewCard | undefined>
