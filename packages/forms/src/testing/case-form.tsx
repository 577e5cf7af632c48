import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FieldError } from '@vitrine/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, type FormHandle, LanguageSelector } from '../index.ts'
import type { GalleryForm } from './gallery.ts'

const usualLocales = ['no', 'nn', 'sv', 'en']

type CaseFormProps = {
  given: GalleryForm
  /** Whoever draws it shows the value beside it. */
  onValue?(value: Record<string, unknown>): void
}

/** One form of the gallery, holding its own value as a screen would. */
export function CaseForm({ given, onValue }: CaseFormProps) {
  const { t } = useTranslation()
  const { state, locales = usualLocales, refuses } = given
  const [value, setValue] = useState(given.value)
  const [locale, setLocale] = useState(given.locale ?? locales[0] ?? '')
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const [isSaved, setIsSaved] = useState(false)
  const form = useRef<FormHandle>(null)
  const isError = state === 'error'
  // As after a save that was refused, but many of them stand on one page: none takes the focus.
  useEffect(() => {
    if (isError) form.current?.check()
  }, [isError])

  const save = (written: Record<string, unknown>) => {
    const errors = refuses?.(written) ?? []
    setRefused(errors)
    setIsSaved(errors.length === 0)
  }
  return (
    <Box sx={{ display: 'grid', rowGap: 1.75, minWidth: 0 }}>
      {given.locales && (
        <Box sx={{ justifySelf: 'end' }}>
          <LanguageSelector locales={locales} locale={locale} onChange={setLocale} />
        </Box>
      )}
      <Form
        schema={given.schema}
        uiSchema={given.uiSchema}
        value={value}
        onChange={(next) => {
          setValue(next)
          setIsSaved(false)
          onValue?.(next)
        }}
        onSubmit={save}
        serverErrors={refused}
        listsProblems={isError || refuses !== undefined}
        locales={locales}
        locale={locale}
        onLocaleChange={setLocale}
        formRef={form}
      />
      {refuses && (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
          <Button variant="contained" color="primary" onClick={() => form.current?.submit()}>
            {t('gallery.save')}
          </Button>
          <Box component="span" role="status" sx={{ typography: 'body2', color: 'success.main' }}>
            {isSaved && t('gallery.saved')}
          </Box>
        </Box>
      )}
    </Box>
  )
}
