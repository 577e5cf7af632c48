import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Schema } from '@vitrine/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordParts } from '#lib/record-editor'
import type { NewSchema, ShownSchema } from '../form.ts'
import { FindingsLine } from './findings-line.tsx'
import { SchemaPreview } from './schema-preview.tsx'
import { UnsavedCode } from './unsaved-code.tsx'
import type { SchemaSight } from './use-schema-sight.ts'

type Value = ShownSchema | NewSchema
type Props = Pick<RecordParts<Value>, 'form' | 'value' | 'history'> & {
  sight: SchemaSight
  /** As it was last saved; nothing when it is new. */
  schema: Schema | undefined
  onValue?: (value: Partial<ShownSchema>) => void
  /** What a save would do to the documents. */
  impact?: ReactNode
  foot?: ReactNode
}

const sides = ['schema', 'preview'] as const
type Side = (typeof sides)[number]

/** The form left, what it makes right; on narrow screens one at a time, both kept as they are. */
export function Workbench({ form, value, history, sight, schema, onValue, impact, foot }: Props) {
  const { t } = useTranslation()
  const [side, setSide] = useState<Side>('schema')
  const { json_schema = '', ui_schema = '' } = value
  const { onTexts } = sight
  useEffect(() => onTexts({ json_schema, ui_schema }), [onTexts, json_schema, ui_schema])
  useEffect(() => onValue?.(value), [onValue, value])
  const shownOn = (which: Side) => ({ xs: side === which ? 'block' : 'none', lg: 'block' })
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', lg: 'auto' },
      }}
    >
      <Box sx={{ display: { lg: 'none' }, px: { xs: 2, sm: 3.5 }, pt: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={side}
          aria-label={t('views.admin.schemas.sides.name')}
          onChange={(_event, next: Side | null) => next && setSide(next)}
        >
          {sides.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`views.admin.schemas.sides.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          display: shownOn('schema'),
          minWidth: 0,
          px: { xs: 2, sm: 3.5 },
          py: 2,
          bgcolor: 'background.paper',
          borderRight: { lg: 1 },
          borderColor: { lg: 'divider' },
        }}
      >
        {form}
        <FindingsLine sight={sight} />
        {impact && <Box sx={{ mt: 1.5 }}>{impact}</Box>}
        {schema && <UnsavedCode schema={schema} texts={sight.texts} />}
        {foot && <Box sx={{ mt: 2 }}>{foot}</Box>}
        {history && <Box sx={{ mt: 2 }}>{history}</Box>}
      </Box>
      <Box sx={{ display: shownOn('preview'), minWidth: 0 }}>
        <SchemaPreview sight={sight} id={schema?.id} saved={schema?.json_schema} />
      </Box>
    </Box>
  )
}
