import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, ErrorState } from '#ui/states'

type Props = {
  failed: boolean | string
  onRetry?: () => void
  search: string
  narrowed: boolean
  onReset: () => void
  emptyText?: string
  create?: ReactNode
}

/** [LIST-07] Empty, without hits, or not loaded: three reasons for no rows, each with its own next step. */
export function NothingToShow({ failed, onRetry, search, narrowed, onReset, emptyText, create }: Props) {
  const { t } = useTranslation()
  const state = () => {
    if (failed) {
      return (
        <ErrorState
          title={t('components.list.noContent')}
          text={typeof failed === 'string' ? failed : t('list.failed')}
          onRetry={onRetry}
        />
      )
    }
    if (narrowed) {
      return (
        <EmptyState
          title={search ? t('list.noHits', { search }) : t('list.noHitsFilter')}
          text={t('list.noHitsText')}
          actions={
            <Button variant="outlined" onClick={onReset}>
              {t('list.clearFilters')}
            </Button>
          }
        />
      )
    }
    return <EmptyState title={t('components.list.noContent')} text={emptyText} actions={create} />
  }
  return (
    <Box role={failed ? undefined : 'status'} sx={{ flex: 1, display: 'grid', alignContent: 'center', pb: '14vh' }}>
      {state()}
    </Box>
  )
}
