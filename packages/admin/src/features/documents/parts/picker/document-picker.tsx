import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModalViewProps } from '#ui/modals'
import { Notice } from '#ui/page'
import { type FoundDocument, useChoosableInstances } from '../../queries/search-queries.ts'
import { Choices } from './choices.tsx'
import { InstanceChoice } from './instance-choice.tsx'

/** Lets the person find one document or several among some schemas; answers those chosen. */
export function DocumentPicker({ payload, titleId, close }: ModalViewProps<'document-picker'>) {
  const { schemaIds, instanceId, several = false, titleField = 'title' } = payload
  const { t } = useTranslation()
  const [instance, setInstance] = useState(instanceId)
  const [chosen, setChosen] = useState<FoundDocument[]>([])
  const instances = useChoosableInstances(instanceId)
  const shared = instances.shared.find(({ id }) => id === instance)
  const path = shared?.path ?? instances.own?.path

  const choose = (document: FoundDocument) => {
    if (!several) return close([document])
    setChosen((before) =>
      before.some(({ id }) => id === document.id) ? before.filter(({ id }) => id !== document.id) : [...before, document],
    )
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t(several ? 'documents.picker.titleMany' : 'documents.picker.title')}
        </DialogTitle>
        <IconButton aria-label={t('generic.close')} onClick={() => close()}>
          <X aria-hidden />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: { sm: 480 }, pb: 1 }}>
        {schemaIds.length === 0 ? (
          <Notice kind="warning">{t('components.DocumentPicker.noSchemaIds')}</Notice>
        ) : (
          <Choices
            key={instance}
            schemaIds={schemaIds}
            instanceId={instance}
            titleField={titleField}
            sharedBy={shared}
            chosen={several ? chosen : undefined}
            onChoose={choose}
            onOpen={({ id }) => path && window.open(`${path}/${id}`, '_blank', 'noopener')}
            beside={
              <InstanceChoice
                own={instances.own}
                shared={instances.shared}
                value={instance}
                onChange={setInstance}
                isFailed={instances.isFailed}
              />
            }
          />
        )}
      </DialogContent>
      <DialogActions>
        {several && chosen.length > 0 && (
          <Box role="status" sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
            {t('documents.picker.chosen', { count: chosen.length })}
          </Box>
        )}
        <Button variant="outlined" onClick={() => close()}>
          {t('generic.cancel')}
        </Button>
        {several && (
          <Button variant="contained" disabled={chosen.length === 0} onClick={() => close(chosen)}>
            {t('generic.addSelected')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
