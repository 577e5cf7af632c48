import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { appLocales, contentLocales, type LocalisedText } from '@vitrine/contract'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { title: LocalisedText; onChange: (title: Record<string, string>) => void; autoFocus?: boolean }

/** As long as the contract lets a line of a menu be. */
const longestTitle = 200

/** A title in each of the interface's languages, and in the others when someone asks for them or has written in them. */
export function TitleFields({ title, onChange, autoFocus = false }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const [showsAll, setShowsAll] = useState(false)
  const isShown = (locale: string) => showsAll || appLocales.some((each) => each === locale) || Boolean(title[locale])
  const shown = contentLocales.filter(isShown)
  const write = (locale: string, text: string) => {
    const { [locale]: _before, ...others } = title as Record<string, string>
    onChange(text === '' ? others : { ...others, [locale]: text })
  }
  return (
    <Box role="group" aria-labelledby={heading} sx={{ display: 'grid', gap: 0.75 }}>
      <FormLabel id={heading} component="span" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {t('fields.title')}
      </FormLabel>
      {shown.map((locale, index) => (
        <OutlinedInput
          key={locale}
          fullWidth
          value={title[locale] ?? ''}
          autoFocus={autoFocus && index === 0}
          onChange={(event) => write(locale, event.target.value)}
          startAdornment={
            <InputAdornment position="start">
              <Box
                component="span"
                sx={{
                  px: 0.75,
                  borderRadius: '5px',
                  bgcolor: 'surface.sunken',
                  color: 'text.secondary',
                  fontSize: '0.6875rem',
                  fontWeight: 650,
                }}
              >
                {locale.toUpperCase()}
              </Box>
            </InputAdornment>
          }
          slotProps={{
            input: {
              maxLength: longestTitle,
              lang: locale,
              'aria-label': t('views.admin.applications.menu.titleIn', { language: t(`languages.${locale}`) }),
            },
          }}
        />
      ))}
      {shown.length < contentLocales.length && (
        <Button size="small" startIcon={<Plus aria-hidden />} onClick={() => setShowsAll(true)} sx={{ justifySelf: 'start' }}>
          {t('views.admin.applications.menu.moreLanguages')}
        </Button>
      )}
    </Box>
  )
}
