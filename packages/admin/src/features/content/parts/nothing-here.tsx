import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#ui/page'
import { EmptyState } from '#ui/states'

/** Stands where a view would: nothing is chosen, or what is asked for is not here. */
export function NothingHere({ title, text, actions }: { title: string; text?: string; actions?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <PageHeader title={title} />
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'center', pb: '14vh' }}>
        <EmptyState title={t('views.instance.nothingChosen')} text={text} actions={actions} level={2} />
      </Box>
    </Box>
  )
}
