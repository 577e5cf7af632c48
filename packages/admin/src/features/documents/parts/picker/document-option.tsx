import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import { type SharedInstance, textWithTag } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n'
import type { ComboList } from '#ui/combo-list'
import { Thumbnail } from '#ui/list-view'
import { StatusChip, signOf } from '#ui/page'
import type { FoundDocument } from '../../queries/search-queries.ts'

type Props = {
  document: FoundDocument
  titleField: string
  sharedBy: SharedInstance | undefined
  /** Where several may be chosen. */
  isChosen: boolean | undefined
  option: ReturnType<ComboList['option']>
}

/** What the field calls its documents by, where it is one of the texts every document has. */
function titleOf(document: FoundDocument, titleField: string): string {
  const own = titleField === 'internal_title' || titleField === 'description' ? document[titleField] : ''
  return own || document.title || document.internal_title
}

export function DocumentOption({ document, titleField, sharedBy, isChosen, option }: Props) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const title = titleOf(document, titleField) || t('documents.picker.untitled', { id: document.id })
  const texts = document.fields.map(({ text }) => text).filter((text) => text !== '' && text !== title)
  const below = texts.length > 0 ? texts : [document.internal_title, document.description].filter((text) => text !== '' && text !== title)
  return (
    <Box
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1.5,
        px: 1,
        py: 0.75,
        minHeight: 58,
        cursor: 'pointer',
        borderRadius: (theme) => `${theme.radius.control}px`,
        '&[data-active]': { bgcolor: 'primary.tint' },
      }}
    >
      {isChosen !== undefined && <Checkbox tabIndex={-1} checked={isChosen} slotProps={{ input: { 'aria-hidden': true } }} sx={{ p: 0 }} />}
      <Thumbnail src={document.picture} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          columnGap: 1.5,
          rowGap: 0.25,
        }}
      >
        <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
          <Box sx={{ fontSize: '0.90625rem', fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
          {below.length > 0 && (
            <Box
              sx={{
                typography: 'caption',
                color: 'text.tertiary',
                overflow: 'hidden',
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflowWrap: 'anywhere',
              }}
            >
              {below.join(' · ')}
            </Box>
          )}
        </Box>
        <Box
          sx={{
            flex: 'none',
            display: 'flex',
            flexDirection: { sm: 'column' },
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: { xs: 'center', sm: 'end' },
            columnGap: 1,
            rowGap: 0.25,
          }}
        >
          <StatusChip plain status={signOf[document.status]} label={t(`documentStatuses.${document.status}`)} />
          {sharedBy && <Chip size="small" label={t('documents.picker.sharedBy', { owner: textWithTag(sharedBy.owner_name, locale) })} />}
        </Box>
      </Box>
    </Box>
  )
}
