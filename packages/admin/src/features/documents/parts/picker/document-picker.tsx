import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModalViewProps } from '#ui/modals'
import { Notice } from '#ui/page'
import { type FoundDocument, useChoosableInstances } from '../../queries/search-queries.ts'
import { Choices } from './choices.tsx'
import { InstanceChoice } from './instance-choice.tsx'

type Props = ModalViewProps<'document-picker'>

/** Lets the person find one document or several among some schemas; answers those chosen. */
export function DocumentPicker(props: Props) {
  const { t } = useTranslation()
  if (props.payload.schemaIds.length > 0) return <Picker {...props} />
  return (
    <Frame {...props}>
      <Notice kind="warning">{t('components.DocumentPicker.noSchemaIds')}</Notice>
    </Frame>
  )
}

function Picker(props: Props) {
  const { payload, close } = props
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
  const action = several && (
    <Button variant="contained" color="primary" disabled={chosen.length === 0} onClick={() => close(chosen)}>
      {t('generic.addSelected')}
    </Button>
  )
  return (
    <Frame {...props} note={chosen.length > 0 ? t('documents.picker.chosen', { count: chosen.length }) : ''} action={action}>
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
    </Frame>
  )
}

type FrameProps = Props & { note?: string; action?: ReactNode; children: ReactNode }

function Frame({ payload, titleId, close, note = '', action, children }: FrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1.5 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {t(payload.several ? 'documents.picker.titleMany' : 'documents.picker.title')}
        </DialogTitle>
        <IconButton aria-label={t('generic.close')} onClick={() => close()}>
          <X aria-hidden />
        </IconButton>
      </Box>
      <DialogContent
        // As high with three hits as with ten: what is written must not move the field it is written in.
        sx={{
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          flex: { xs: 1, sm: '0 1 600px' },
          minHeight: 0,
          overflow: 'hidden',
          '&&': { pt: 0.5 },
          pb: 1,
        }}
      >
        {children}
      </DialogContent>
      <DialogActions>
        <Box role="status" sx={{ flex: 1, typography: 'body2', color: 'text.secondary' }}>
          {note}
        </Box>
        <Button variant="outlined" onClick={() => close()}>
          {t('generic.cancel')}
        </Button>
        {action}
      </DialogActions>
    </>
  )
}
