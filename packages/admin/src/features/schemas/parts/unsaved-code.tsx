import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Schema } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeDiff } from './code-diff.tsx'
import type { Texts } from './examine.ts'

const fields = ['json_schema', 'ui_schema'] as const

/** The lines put in and taken out since the schema was last saved, for whoever wants to see them before saving. */
export function UnsavedCode({ schema, texts }: { schema: Schema; texts: Texts }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const changed = fields.filter((name) => schema[name] !== texts[name])
  if (changed.length === 0) return null
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('views.admin.schemas.changes.hide') : t('views.admin.schemas.changes.show', { version: schema.version })}
      </Button>
      {isOpen && (
        <Box sx={{ display: 'grid', gap: 1.5, width: '100%', minWidth: 0 }}>
          {changed.map((name) => (
            <CodeDiff key={name} label={t(`fields.${name}`)} before={schema[name]} after={texts[name]} />
          ))}
        </Box>
      )}
    </Box>
  )
}
