import Box from '@mui/material/Box'
import { type FieldProps, getUiOptions } from '@rjsf/utils'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from './field-frame.tsx'
import { useWords } from './words.ts'

/** A value that can only be null: there is nothing to write, and that is said. */
export function NullField({ name, schema, uiSchema, fieldPathId }: FieldProps) {
  const { t } = useTranslation()
  const words = useWords()
  const options = getUiOptions(uiSchema)
  const view = {
    id: fieldPathId.$id,
    label: words.label(name, options.title, schema.title),
    description: words.text(options.description ?? schema.description),
  }
  return (
    <FieldFrame {...view} required={false} disabled={false} readOnly labelledById>
      <Box sx={{ typography: 'body1', color: 'text.secondary' }}>{t('forms.types.null')}</Box>
    </FieldFrame>
  )
}
