import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { toBcp47 } from '@vitrine/contract'
import { useWords } from '@vitrine/forms'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { diffTexts } from '#lib/text-diff'
import { Spoken } from '#ui/spoken'
import { htmlText } from '../revisions/html-text.ts'
import type { LanguageRow } from './language-rows.ts'

/** A text whose own schema says that it is HTML, or whose widget does. */
const isHtml = ({ node }: LanguageRow, locale: string): boolean => {
  const leaf = node.schema.properties?.[locale]
  return node.widget === 'RichText' || (typeof leaf === 'object' && leaf.format === 'html')
}

/** The text that is translated from; what came into it since the translation is marked. Text nodes only. [V7] */
export function SourceText({ row, source }: { row: LanguageRow; source: string }) {
  const { t } = useTranslation()
  const words = useWords()
  const read = useMemo(() => {
    const inWords = (text: string) => (isHtml(row, source) ? htmlText(text) : text)
    const now = inWords(row.source)
    if (row.earlier === undefined) return [{ isNew: false, text: now }]
    return diffTexts(inWords(row.earlier), now)
      .filter(({ sign }) => sign !== '-')
      .map(({ sign, text }) => ({ isNew: sign === '+', text }))
  }, [row, source])
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 0.625 }}>
        <Typography variant="subtitle2" component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
          {row.label}
        </Typography>
        <Box
          component="span"
          aria-hidden
          sx={{
            px: 0.625,
            borderRadius: (theme) => `${theme.radius.tag}px`,
            bgcolor: 'surface.sunken',
            color: 'text.secondary',
            fontSize: '0.6875rem',
            lineHeight: '1rem',
            fontWeight: 650,
          }}
        >
          {source.toUpperCase()}
        </Box>
      </Box>
      <Box
        component="blockquote"
        lang={toBcp47(source)}
        sx={{
          m: 0,
          px: 1.25,
          py: { xs: 0.25, md: 0.75 },
          minHeight: { md: 34 },
          typography: 'prose',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: { md: 1 },
          borderLeft: { xs: '3px solid', md: '1px solid' },
          // At each width anew: a border that is set for a width takes its colour back to that of the text.
          borderColor: { xs: 'divider', md: 'divider' },
          borderRadius: (theme) => ({ xs: 0, md: `${theme.radius.control}px` }),
          bgcolor: { md: 'background.default' },
        }}
      >
        <Spoken>{`${t('documents.languages.textIn', { label: row.label, language: words.language(source) })}: `}</Spoken>
        {row.source === '' && (
          <Box component="span" sx={{ color: 'text.tertiary', fontStyle: 'italic' }}>
            {t('documents.languages.nothingToTranslate')}
          </Box>
        )}
        {read.map(({ isNew, text }, place) =>
          isNew ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
            <Box key={place} component="mark" sx={{ bgcolor: 'warning.tint', color: 'inherit', borderRadius: '3px', px: '2px' }}>
              {text}
            </Box>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
            <span key={place}>{text}</span>
          ),
        )}
      </Box>
    </>
  )
}
