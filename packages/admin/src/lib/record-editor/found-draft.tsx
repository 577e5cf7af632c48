import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { TimeSince } from '#ui/time-since'

type Props = {
  keptAt: string
  /** Written in another browser: the person may not remember it as being here. */
  isElsewhere?: boolean
  onUse: () => void
  onDiscard: () => void
}

/** Words of an earlier visit that were never saved: taken up again, or let go. */
export function FoundDraft({ keptAt, isElsewhere = false, onUse, onDiscard }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="info"
      action={
        <>
          <Button size="small" color="primary" onClick={onUse}>
            {t('recordEditor.found.use')}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {t('recordEditor.found.discard')}
          </Button>
        </>
      }
    >
      {t('recordEditor.found.text')} (<TimeSince value={keptAt} />
      {isElsewhere && `, ${t('recordEditor.found.elsewhere')}`})
    </Notice>
  )
}
