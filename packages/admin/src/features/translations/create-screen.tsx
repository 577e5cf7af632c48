import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { translationKey } from '@vitrine/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { problemText } from '#lib/api'
import { useBreadcrumbs } from '#lib/breadcrumbs'
import { useDocumentTitle } from '#lib/document-title'
import { CrumbTrail } from '#lib/record-editor'
import { useUnsavedChanges } from '#lib/unsaved-changes'
import { PageBar } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { useCreateKey, useKeyExists } from './queries.ts'

const path = '/admin/translation'
const checkDebounceMs = 500
/** The list is shown when the form has settled. */
const settleMs = 10

type Check = 'empty' | 'badlyWritten' | 'checking' | 'exists' | 'free'

/** The key is looked for on the server when the person has paused; until it answers nothing can be saved. */
function useCheckedKey(key: string): Check {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), checkDebounceMs)
    return () => clearTimeout(timer)
  }, [key])
  const isKey = translationKey.safeParse(key).success
  const { data, isError, isFetching } = useKeyExists(isKey && key === settled ? key : undefined)
  if (key === '') return 'empty'
  if (!isKey) return 'badlyWritten'
  if (isError) return 'exists'
  if (key !== settled || isFetching || !data) return 'checking'
  return data.exists ? 'exists' : 'free'
}

export function TranslationCreateScreen() {
  const { t } = useTranslation()
  const title = t('views.admin.translations.create')
  const list = { to: path, label: t('schemaTypes.translation.plural') }
  useDocumentTitle(title)
  useBreadcrumbs([
    { label: list.label, path },
    { label: title, path: `${path}/create` },
  ])
  const navigate = useNavigate()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useCreateKey()
  const [written, setWritten] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isMade = useRef(false)
  const key = written.trim()
  const check = useCheckedKey(key)
  useUnsavedChanges(
    () => key !== '' && !isMade.current,
    () => undefined,
  )

  const help = {
    empty: isTouched ? t('generic.required') : t('views.admin.translations.keyHelp'),
    badlyWritten: t('views.admin.translations.badKey'),
    checking: t('views.admin.translations.checking'),
    exists: t('views.admin.translations.alreadyExists'),
    free: t('views.admin.translations.isFree'),
  }[check]
  const isWrong = check === 'exists' || (isTouched && (check === 'empty' || check === 'badlyWritten'))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTouched(true)
    if (check !== 'free' || isPending) return
    try {
      const { id } = await mutateAsync(key)
      isMade.current = true
      toasts.show({ kind: 'success', text: t('generic.saved') })
      setTimeout(() => void navigate(`${path}?open=${id}`), settleMs)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: a refused save is logged too, with all the server said
      console.error(t('components.createOrEdit.errorOccurred'), error)
      toasts.show({ kind: 'error', text: t('components.createOrEdit.errorOccurred'), detail: problemText(t, error) })
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <PageBar
        back={list}
        actions={
          <Button type="submit" variant="contained" color="primary" disabled={check !== 'free'} aria-busy={isPending}>
            {t(isPending ? 'generic.saving' : 'generic.save')}
          </Button>
        }
      >
        <CrumbTrail />
      </PageBar>
      <Box sx={{ px: { xs: 2, sm: 3.5 }, py: { xs: 2, sm: 3 }, maxWidth: 696 }}>
        <Box
          sx={{
            p: 2.5,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: (theme) => `${theme.radius.section}px`,
          }}
        >
          <TextField
            autoFocus
            fullWidth
            required
            label={t('fields.translation_key')}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            onBlur={() => setTouched(true)}
            onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
            error={isWrong}
            helperText={help}
            slotProps={{
              htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 200 },
              formHelperText: { role: 'status' },
            }}
          />
        </Box>
      </Box>
    </Box>
  )
}
