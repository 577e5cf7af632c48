import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FieldProps, getUiOptions } from '@rjsf/utils'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useEngine } from './engine-context.ts'
import { toPointer } from './path.ts'
import { useWords } from './words.ts'

const longestShown = 2_000

/** A value of another kind than the schema wants: it is shown and kept until the person lets go of it. */
export function Misfit({ name, uiSchema, schema, fieldPathId, formData, disabled, readonly }: FieldProps) {
  const { t } = useTranslation()
  const engine = useEngine()
  const words = useWords()
  const pointer = toPointer(fieldPathId.path)
  useLayoutEffect(() => engine.state.addField(pointer), [engine.state, pointer])
  const text = typeof formData === 'string' ? formData : (JSON.stringify(formData, null, 2) ?? '')
  const label = words.label(name, getUiOptions(uiSchema).title, schema.title)
  return (
    <Alert
      severity="warning"
      role="note"
      icon={<CircleAlert aria-hidden size={18} strokeWidth={1.75} />}
      id={fieldPathId.$id}
      tabIndex={-1}
      action={
        !disabled &&
        !readonly && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              engine.change(fieldPathId.path, undefined)
              engine.state.seek(pointer)
            }}
          >
            {t('forms.misfit.remove')}
          </Button>
        )
      }
    >
      <AlertTitle sx={{ typography: 'subtitle2' }}>{label}</AlertTitle>
      {t('forms.misfit.explanation')}
      <Box
        component="pre"
        sx={{ typography: 'code', m: 0, mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 160, overflow: 'auto' }}
      >
        {text.length > longestShown ? `${text.slice(0, longestShown)} …` : text}
      </Box>
    </Alert>
  )
}
