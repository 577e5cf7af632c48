import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type FormHandle, type JsonSchema, useWords } from '@vitrine/forms'
import { Clock, Copy } from 'lucide-react'
import { memo, type RefCallback, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LanguageRow } from './language-rows.ts'
import { LeafForm } from './leaf-form.tsx'
import { SourceText } from './source-text.tsx'
import { useOnceNear } from './use-once-near.ts'

export type LanguageRowProps = {
  row: LanguageRow
  definitions: Partial<Pick<JsonSchema, '$defs' | 'definitions'>>
  locales: readonly string[]
  source: string
  target: string
  isReadOnly: boolean
  onTexts: (place: string, texts: unknown) => void
  onConfirm: ((pointers: string[]) => void) | undefined
  keepForm: (place: string, form: FormHandle | null) => void
}

/** One text: what it says in the source language, and the field for the other. */
export const LanguageRowView = memo(function LanguageRowView(props: LanguageRowProps) {
  const { row, definitions, locales, source, target, isReadOnly, onTexts, onConfirm, keepForm } = props
  const { t } = useTranslation()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useOnceNear(box)
  const { place, state } = row
  const formRef = useCallback<RefCallback<FormHandle>>((form) => keepForm(place, form), [keepForm, place])
  const copy = () => {
    const texts = typeof row.node.value === 'object' ? row.node.value : {}
    onTexts(place, { ...texts, [target]: row.source })
  }
  const language = words.language(source)
  return (
    <Box
      ref={box}
      data-place={place}
      data-state={state}
      sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, columnGap: 3, rowGap: 1 }}
    >
      <Box>
        <SourceText row={row} source={source} />
      </Box>
      <Box
        data-target
        sx={{
          minHeight: 62,
          '& .MuiOutlinedInput-notchedOutline': state === 'outdated' ? { borderColor: 'warning.dot' } : {},
          ...(state === 'outdated' && { borderLeft: '3px solid', borderColor: 'warning.dot', pl: 1.25, ml: -1.625 }),
        }}
      >
        {isNear ? (
          <LeafForm
            row={row}
            definitions={definitions}
            locales={locales}
            target={target}
            isReadOnly={isReadOnly}
            onChange={(texts) => onTexts(place, texts)}
            formRef={formRef}
          />
        ) : (
          <Typography variant="subtitle2" component="span">
            {row.label}
          </Typography>
        )}
        {state === 'outdated' && (
          <Foot
            text={t(row.earlier === undefined ? 'documents.languages.sourceChanged' : 'documents.languages.sourceChangedMarked', {
              language,
            })}
            icon={<Box component={Clock} aria-hidden sx={{ width: 14, height: 14, flex: 'none', color: 'warning.main' }} />}
          >
            {onConfirm && !isReadOnly && (
              <Button size="small" color="primary" onClick={() => onConfirm([row.pointer])}>
                {t('documents.languages.confirm')}
              </Button>
            )}
          </Foot>
        )}
        {state === 'missing' && !isReadOnly && (
          <Foot text={t('documents.languages.shownMeanwhile', { language })}>
            <Button size="small" color="primary" startIcon={<Copy aria-hidden />} onClick={copy}>
              {t('documents.languages.copyFrom', { language })}
            </Button>
          </Foot>
        )}
      </Box>
    </Box>
  )
})

const Foot = ({ text, icon, children }: { text: string; icon?: React.ReactNode; children: React.ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
    {icon}
    <Typography variant="caption" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
      {text}
    </Typography>
    {children}
  </Box>
)
