import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { DocumentLanguage } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { LanguageMarks } from '#ui/language-marks'

/** A language is there when every text of the source is; what lacks some is missing, whatever else is outdated in it. */
const isPresent = ({ texts, missing }: DocumentLanguage) => texts > 0 && missing === 0

/** How far each language of a document has come, as marks and in words. */
export function LanguagesCell({ languages }: { languages: DocumentLanguage[] }) {
  const { t } = useTranslation()
  const inWords = (language: DocumentLanguage) => {
    const named = t(`languages.${language.locale}`)
    if (language.texts === 0) return t('documents.list.language.empty', { language: named })
    if (language.missing > 0) return t('documents.list.language.missing', { language: named, count: language.missing })
    if (language.outdated === 0) return t('documents.list.language.complete', { language: named })
    return t('documents.list.language.outdated', { language: named, count: language.outdated })
  }
  const lines = languages.map(inWords)
  return (
    <Tooltip title={<Box sx={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</Box>} describeChild>
      {/* Over the row's link, to feel the pointer. */}
      <Box sx={{ position: 'relative', zIndex: 1, width: 'fit-content' }}>
        <LanguageMarks
          locales={languages.map(({ locale }) => locale)}
          present={languages.filter(isPresent).map(({ locale }) => locale)}
          outdated={languages.filter(({ outdated }) => outdated > 0).map(({ locale }) => locale)}
          about={lines.join(', ')}
        />
      </Box>
    </Tooltip>
  )
}
