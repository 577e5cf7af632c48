import { useEffect } from 'react'

const product = 'Vitrine'

export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} – ${product}` : product
  }, [title])
}
