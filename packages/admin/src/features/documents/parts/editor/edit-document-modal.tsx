import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModalViewProps } from '#ui/modals'
import { useDocument } from '../../queries/document-queries.ts'
import { DocumentLoad } from './document-load.tsx'

/** [SHELL-05] A document over the page it was opened from. Closes with the document as it then is stored. */
export function EditDocumentModal({ payload: { documentId }, titleId, close, guardClose }: ModalViewProps<'edit-document'>) {
  const { t } = useTranslation()
  const query = useDocument(documentId)
  const mayClose = useRef<() => Promise<boolean>>(async () => true)
  const modal = {
    titleId,
    close: () => void mayClose.current().then((goes) => goes && close(query.data)),
    guardClose(ask: () => Promise<boolean>) {
      mayClose.current = ask
      guardClose(ask)
    },
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 320, bgcolor: 'background.default' }}>
      {!query.data && (
        <Box component="h2" id={titleId} sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
          {t('generic.edit')}
        </Box>
      )}
      <DocumentLoad query={query} schemaId={query.data?.schema_id} instance={undefined} home={undefined} editor={{ slots: {}, modal }} />
    </Box>
  )
}
