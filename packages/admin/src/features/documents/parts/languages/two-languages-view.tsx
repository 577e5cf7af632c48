import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { DocumentContent } from '@vitrine/contract'
import { createFormReader, type FormHandle, type JsonSchema, type UiSchema, useWords } from '@vitrine/forms'
import { ArrowDownToLine } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageGroupView } from './language-group-view.tsx'
import { type LanguageGroup, languageGroups, type Outdated } from './language-rows.ts'
import { useNextUnfinished } from './use-next-unfinished.ts'
import { useSteadyGroups } from './use-steady-groups.ts'
import { withTextsAt } from './with-texts-at.ts'

/** What the editor asks of the two languages, as it asks it of a form. */
export type TwoLanguagesHandle = Pick<FormHandle, 'flush'>

export type TwoLanguagesViewProps = {
  schema: JsonSchema
  uiSchema: UiSchema
  value: DocumentContent
  onChange: (value: DocumentContent) => void
  source: string
  target: string
  locales: readonly string[]
  onTarget?: ((locale: string) => void) | undefined
  outdated: Outdated
  /** Without pointers: all of the target language. */
  onConfirm?: ((pointers?: string[]) => void) | undefined
  isReadOnly: boolean
  handle?: Ref<TwoLanguagesHandle> | undefined
}

/** The localised texts of a document in two languages, row by row. */
export function TwoLanguagesView(props: TwoLanguagesViewProps) {
  const { schema, uiSchema, value, onChange, source, target, locales, outdated, onConfirm, isReadOnly, handle } = props
  const { t } = useTranslation()
  const words = useWords()
  const box = useRef<HTMLDivElement>(null)
  const reader = useMemo(() => createFormReader(schema, uiSchema), [schema, uiSchema])
  const definitions = useMemo(
    () => ({ ...(schema.$defs ? { $defs: schema.$defs } : {}), ...(schema.definitions ? { definitions: schema.definitions } : {}) }),
    [schema],
  )
  const groups = useSteadyGroups(
    useMemo(
      () => languageGroups(value, { reader, words: { ...words, general: t('documents.outline.general') }, source, target, outdated }),
      [value, reader, words, t, source, target, outdated],
    ),
  )
  // Several texts may be handed over in one go, before the first has come back as a prop.
  const latest = useRef(value)
  const calls = useRef({ onChange, onConfirm })
  useEffect(() => {
    latest.current = value
    calls.current = { onChange, onConfirm }
  }, [value, onChange, onConfirm])
  const forms = useRef(new Map<string, FormHandle>())
  const { onTexts, keepForm, flush, confirm } = useMemo(
    () => ({
      onTexts: (place: string, texts: unknown) => {
        latest.current = withTextsAt(latest.current, place, texts)
        calls.current.onChange(latest.current)
      },
      keepForm: (place: string, form: FormHandle | null) => {
        if (form) forms.current.set(place, form)
        else forms.current.delete(place)
      },
      flush: () => {
        for (const form of forms.current.values()) form.flush()
        return latest.current
      },
      confirm: (pointers: string[]) => calls.current.onConfirm?.(pointers),
    }),
    [],
  )
  useImperativeHandle(handle, () => ({ flush }), [flush])
  const goToNext = useNextUnfinished(box)
  const rows = groups.flatMap((group) => group.rows)
  const unfinished = rows.some(({ state }) => state === 'missing' || state === 'outdated')

  return (
    // Whoever saves by the keyboard means what stands there now, not what stood there half a second ago.
    <Box ref={box} onKeyDownCapture={({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && flush()}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          rowGap: 1,
          alignItems: 'center',
          px: { xs: 0, sm: 2.5 },
          pb: 1.5,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="h4" component="h2">
            {t(`languages.${source}`)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('documents.languages.source')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
          <TargetChoice {...props} />
          <Progress rows={rows} />
          <Tooltip title={t('documents.languages.nextKeys')}>
            <span style={{ marginLeft: 'auto' }}>
              <Button
                variant="outlined"
                size="small"
                startIcon={<ArrowDownToLine aria-hidden />}
                disabled={!unfinished}
                aria-keyshortcuts="Control+Alt+ArrowDown"
                onClick={goToNext}
              >
                {t('documents.languages.next')}
              </Button>
            </span>
          </Tooltip>
        </Box>
      </Box>
      {rows.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('documents.languages.none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 1.25 }}>
        {groups.map((group) => (
          <LanguageGroupView
            key={group.key}
            group={group}
            definitions={definitions}
            locales={locales}
            source={source}
            target={target}
            isReadOnly={isReadOnly}
            onTexts={onTexts}
            onConfirm={onConfirm && confirm}
            keepForm={keepForm}
          />
        ))}
      </Box>
    </Box>
  )
}

function TargetChoice({ target, source, locales, onTarget }: TwoLanguagesViewProps) {
  const { t } = useTranslation()
  const choices = locales.filter((locale) => locale !== source)
  if (!onTarget || choices.length < 2)
    return (
      <Typography variant="h4" component="h2">
        {t(`languages.${target}`)}
      </Typography>
    )
  return (
    <TextField
      select
      size="small"
      value={target}
      onChange={(event) => onTarget(event.target.value)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('documents.languages.target') } }}
    >
      {choices.map((locale) => (
        <option key={locale} value={locale}>
          {t(`languages.${locale}`)}
        </option>
      ))}
    </TextField>
  )
}

function Progress({ rows }: { rows: LanguageGroup['rows'] }) {
  const { t } = useTranslation()
  const total = rows.filter(({ state }) => state !== 'empty').length
  const done = rows.filter(({ state }) => state === 'done' || state === 'outdated').length
  const text = t('documents.languages.progress', { done, total })
  return (
    <>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      {total > 0 && <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={text} sx={{ width: 72 }} />}
    </>
  )
}
