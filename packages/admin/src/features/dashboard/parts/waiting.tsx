import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ListedDocument } from '@vitrine/contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type WaitingItem = { document: Pick<ListedDocument, 'id' | 'status' | 'languages'>; to: string; title: string }

const named = 2

/** What is left to do in what one wrote last; says nothing where nothing is. */
export function Waiting({ items }: { items: readonly WaitingItem[] }) {
  const { t } = useTranslation()
  const sentences = [
    { text: t('dashboard.waiting.drafts'), of: items.filter(({ document }) => document.status === 'draft') },
    { text: t('dashboard.waiting.outdated'), of: items.filter(({ document }) => document.languages.some(({ outdated }) => outdated > 0)) },
  ].filter(({ of }) => of.length > 0)
  if (sentences.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mb: 2.5 }}>
      {sentences.map(({ text, of }) => (
        <Typography key={text} sx={{ color: 'text.secondary', textWrap: 'pretty', overflowWrap: 'anywhere' }}>
          {text}{' '}
          {of.slice(0, named).map(({ document, to, title }, place) => (
            <Fragment key={document.id}>
              {place > 0 && ', '}
              <Box component={Link} to={to} sx={{ color: 'text.primary' }}>
                {title}
              </Box>
            </Fragment>
          ))}
          {of.length > named && ` ${t('dashboard.waiting.more')}`}
        </Typography>
      ))}
    </Box>
  )
}
