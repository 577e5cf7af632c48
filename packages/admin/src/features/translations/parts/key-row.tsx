import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { appLocales, type Locale, type TranslationKeyRecord, toBcp47 } from '@vitrine/contract'
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Spoken } from '#ui/spoken'
import { TimeSince } from '#ui/time-since'
import { LanguageMark } from './language-mark.tsx'

type Props = {
  item: TranslationKeyRecord
  locales: Locale[]
  preview: Locale | undefined
  /** The build's own text in the preview language, for a key that only other languages override. */
  builtText: string | undefined
  isOpen: boolean
  isDirty: boolean
  onToggle: () => void
  onDelete: () => void
  children: ReactNode
}

const columns = { xs: '20px minmax(0, 1fr)', md: '20px minmax(0, 5fr) minmax(0, 6fr) auto 124px' }

/** A key with its text in the preview language; it opens in place. */
export function KeyRow({ item, locales, preview, builtText, isOpen, isDirty, onToggle, onDelete, children }: Props) {
  const { t } = useTranslation()
  const region = useId()
  const hasText = (locale: Locale) => item.translations.some(({ locale_id }) => locale_id === locale.id)
  const text = item.translations.find(({ locale_id }) => locale_id === preview?.id)?.text
  const marks = locales.filter(({ language_code }) => appLocales.some((locale) => locale === language_code))
  const missing = marks.filter((locale) => !hasText(locale)).map(({ name }) => name)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: isOpen ? 'background.default' : undefined }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: { xs: 1, sm: 3 }, '&:hover': { bgcolor: 'action.hover' } }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? region : undefined}
          onClick={onToggle}
          sx={{
            flex: 1,
            minWidth: 0,
            display: 'grid',
            gridTemplateColumns: columns,
            alignItems: 'center',
            justifyItems: 'start',
            columnGap: 1.5,
            minHeight: { xs: 60, md: 50 },
            py: 1,
            pl: { xs: 2, sm: 3.5 },
            pr: 1,
            textAlign: 'left',
          }}
        >
          <Box component={Chevron} aria-hidden sx={{ width: 18, height: 18, color: 'text.secondary' }} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0, maxWidth: '100%' }}>
            <Typography variant="code" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {item.translation_key}
            </Typography>
            {isDirty && <Chip size="small" variant="status" color="draft" label={t('views.admin.translations.notSaved')} />}
          </Box>
          <Typography
            component="span"
            lang={preview && toBcp47(preview.language_code)}
            sx={{
              gridColumn: { xs: 2, md: 'auto' },
              minWidth: 0,
              maxWidth: '100%',
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
              ...(text ? {} : { color: 'text.tertiary', fontStyle: 'italic' }),
            }}
          >
            {text ?? builtText ?? t('views.admin.translations.noText')}
          </Typography>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5 }}>
            <Box component="span" aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
              {marks.map((locale) => (
                <LanguageMark key={locale.id} code={locale.language_code} isMissing={!hasText(locale)} />
              ))}
            </Box>
            {missing.length > 0 && <Spoken>{t('views.admin.translations.missingIn', { languages: missing.join(', ') })}</Spoken>}
          </Box>
          <Typography variant="body2" component="span" sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}>
            <TimeSince value={item.updated_at} />
          </Typography>
        </ButtonBase>
        <Tooltip title={t('generic.delete')}>
          <IconButton aria-label={t('views.admin.translations.deleteKey', { key: item.translation_key })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
      {isOpen && (
        <Box
          id={region}
          role="region"
          aria-label={item.translation_key}
          sx={{ pl: { xs: 2, sm: '60px' }, pr: { xs: 2, sm: 3.5 }, pb: 2.5, pt: 2 }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
