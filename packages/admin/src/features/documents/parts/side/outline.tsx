import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import type { DocumentContent } from '@vitrine/contract'
import { createFormReader, type JsonSchema, NamedIcon, type UiSchema, useWords } from '@vitrine/forms'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CountPill } from '#ui/page'
import { type OutlineItem, outlineItems } from './outline-items.ts'

type Props = {
  schema: JsonSchema
  uiSchema: UiSchema
  value: DocumentContent
  problems: readonly { pointer: string }[]
  locale: string
  onGoTo: (pointer: string) => void
}

/** The way through a long form: its sections and blocks, with a dot where something is wrong. */
export function Outline({ schema, uiSchema, value, problems, locale, onGoTo }: Props) {
  const { t } = useTranslation()
  const words = useWords()
  const reader = useMemo(() => createFormReader(schema, uiSchema), [schema, uiSchema])
  const later = useDeferredValue(value)
  const items = useMemo(
    () => outlineItems(later, { reader, words: { ...words, general: t('documents.outline.general') }, locale, problems }),
    [later, reader, words, t, locale, problems],
  )
  return (
    <Box component="nav" aria-label={t('documents.outline.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
        {items.map((item) => (
          <Box component="li" key={item.key} sx={{ minWidth: 0, contentVisibility: 'auto', containIntrinsicHeight: '32px' }}>
            <ListItemButton
              onClick={() => onGoTo(item.pointer)}
              sx={{ pl: 1.25 + 1.75 * item.depth, pr: 1, gap: 1, fontWeight: item.depth === 0 ? 600 : 400 }}
            >
              {item.icon && <NamedIcon name={item.icon} sx={{ fontSize: 16, color: 'text.tertiary' }} />}
              <Box
                component="span"
                title={item.label}
                sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
              >
                {item.label}
              </Box>
              {item.count !== undefined && <CountPill>{item.count}</CountPill>}
              {item.mark && <Dot mark={item.mark} />}
            </ListItemButton>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Dot({ mark }: { mark: NonNullable<OutlineItem['mark']> }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`documents.outline.${mark}`)}
      title={t(`documents.outline.${mark}`)}
      sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: mark === 'error' ? 'error.main' : 'warning.dot' }}
    />
  )
}
