import { linkPreviewRoutes } from '@vitrine/contract'
import type { FormServices } from '@vitrine/forms/services'
import type { Api } from '#lib/api'

/** What a page says of itself; one without a title has nothing to show. */
export const createLinkPreview =
  (api: Api): FormServices['linkPreview'] =>
  async (url, signal) => {
    const found = await api.call(linkPreviewRoutes.get, { query: { url } }, signal)
    if (!found?.title) return undefined
    return {
      title: found.title,
      site_name: found.domain,
      ...(found.description ? { description: found.description } : {}),
      ...(found.img ? { image_url: found.img } : {}),
    }
  }
