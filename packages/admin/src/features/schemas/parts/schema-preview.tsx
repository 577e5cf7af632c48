import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { contentLocales } from '@vitrine/contract'
import { Form, type FormSchema, type JsonSchema, LanguageSelector, markNewFields, type UiSchema } from '@vitrine/forms'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import { FormCard } from '#lib/record-editor'
import { Notice } from '#ui/page'
import { type Examined, examine } from './examine.ts'
import { FindingText } from './findings-line.tsx'
import { PreviewBoundary } from './preview-boundary.tsx'
import { type Content, usePreviewContent } from './preview-content.ts'
import type { SchemaSight } from './use-schema-sight.ts'

const messageOf: Record<Exclude<Examined['state'], 'fine'>, string> = {
  invalid: 'views.admin.schemaPreview.invalidSchema',
  missing: 'views.admin.schemaPreview.missingSchema',
  incorrect: 'views.admin.schemaPreview.incorrectSchema',
}

/** [ADM-40] Fields that the saved schema does not have are marked as new; of a schema that was never saved none is. */
function useMarkedLooks(drawn: Examined['drawable'], saved: string | undefined): UiSchema {
  const { t } = useTranslation()
  return useMemo(() => {
    const looks = (drawn?.uiSchema ?? {}) as UiSchema
    const earlier = saved === undefined ? undefined : examine({ json_schema: saved, ui_schema: '{}' }).drawable?.schema
    if (!drawn || !earlier) return looks
    return markNewFields(drawn.schema as JsonSchema, looks, earlier as JsonSchema, t('views.admin.schemas.newField'))
  }, [drawn, saved, t])
}

/**
 * The form that the schema makes, as it is being written. While it cannot be drawn the last one that could stays, at
 * rest; what was written in it stays in any case.
 */
export function SchemaPreview({ sight, id, saved }: { sight: SchemaSight; id: number | undefined; saved: string | undefined }) {
  const { t } = useTranslation()
  const spoken = useLanguage().current()
  const [locale, setLocale] = useState<string>(spoken)
  const [content, setContent] = usePreviewContent(id)
  const [attempt, setAttempt] = useState(0)
  const { state, drawable } = sight.examined
  const [drawn, setDrawn] = useState(drawable)
  if (drawable && drawable !== drawn) setDrawn(drawable)
  const uiSchema = useMarkedLooks(drawn, saved)
  const fault = sight.told.first.find(({ severity }) => severity === 'error')
  const isAtRest = drawable === undefined

  const message = (key: string) => (
    <Notice
      kind={state === 'missing' ? 'info' : 'error'}
      action={
        <Button size="small" color="inherit" onClick={() => setAttempt(attempt + 1)}>
          {t('views.admin.schemaPreview.retry')}
        </Button>
      }
    >
      {t(key)}
      {fault && (
        <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <FindingText finding={fault} />
        </Typography>
      )}
    </Notice>
  )
  return (
    <Box
      component="section"
      aria-label={t('views.admin.schemas.preview')}
      sx={{
        px: { xs: 2, sm: 3.5 },
        py: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        alignContent: 'start',
        // Beside a long editor it stays in sight; under the bar of the page.
        position: { lg: 'sticky' },
        top: { lg: 56 },
        maxHeight: { lg: 'calc(100dvh - 112px)' },
        overflowY: { lg: 'auto' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="body2" component="h2" sx={{ flex: '1 0 auto', color: 'text.secondary', fontWeight: 600 }}>
          {t('views.admin.schemas.preview')}
        </Typography>
        <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
          <LanguageSelector locales={contentLocales} locale={locale} onChange={setLocale} />
        </Box>
      </Box>
      {state !== 'fine' && message(messageOf[state])}
      {drawn && state !== 'missing' && (
        <PreviewBoundary key={attempt} fallback={message(messageOf.invalid)}>
          <FormCard>
            <Box inert={isAtRest} sx={{ opacity: isAtRest ? 0.6 : 1 }}>
              <Form<Content>
                schema={drawn.schema as FormSchema<Content>}
                uiSchema={uiSchema}
                value={content}
                onChange={setContent}
                locales={contentLocales}
                locale={locale}
                onLocaleChange={setLocale}
              />
            </Box>
          </FormCard>
        </PreviewBoundary>
      )}
      {drawn && state !== 'missing' && (
        <Typography variant="caption" sx={{ color: 'text.tertiary' }}>
          {t('views.admin.schemas.previewHelp')}
        </Typography>
      )}
    </Box>
  )
}
