import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComboList } from '#ui/combo-list'
import { type Entry, entryGroups, markMatches } from './entry.ts'
import { Key } from './keys.tsx'

type Props = { entries: readonly Entry[]; written: string; combo: ComboList }

/** What is found, group by group. */
export function EntryList({ entries, written, combo }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const groups = entryGroups.filter((group) => entries.some((entry) => entry.group === group))
  return (
    <Box {...combo.list} aria-label={t('palette.list')}>
      {groups.map((group) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`} sx={{ '& + &': { mt: 0.5 } }}>
          <Typography id={`${id}-${group}`} variant="overline" component="div" sx={{ px: 1, pt: 0.75, pb: 0.5 }}>
            {t(`palette.groups.${group}`)}
          </Typography>
          {entries.map((entry, index) =>
            entry.group === group ? (
              <EntryRow key={entry.key} entry={entry} written={written} option={combo.option(index)} isActive={index === combo.active} />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  )
}

type RowProps = { entry: Entry; written: string; option: ReturnType<ComboList['option']>; isActive: boolean }

function EntryRow({ entry, written, option, isActive }: RowProps) {
  const { t } = useTranslation()
  const { label, caption, icon, picture } = entry
  const isDocument = picture !== undefined
  return (
    <Box
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1,
        py: 0.75,
        minHeight: { xs: 44, sm: 40 },
        cursor: 'pointer',
        borderRadius: (theme) => `${theme.radius.control}px`,
        '&[data-active]': { bgcolor: 'primary.tint' },
        '& svg': { width: 18, height: 18, flex: 'none', color: 'text.tertiary' },
      }}
    >
      {isDocument ? (
        <Box
          sx={{
            flex: 'none',
            width: 48,
            height: 36,
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
            bgcolor: 'surface.mat',
            borderRadius: (theme) => `${theme.radius.tag}px`,
          }}
        >
          {picture ? <Box component="img" src={picture} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} /> : icon}
        </Box>
      ) : (
        icon
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
        <Box component="span" sx={{ fontWeight: isDocument ? 600 : 400, mr: 1 }}>
          {markMatches(label, written).map(({ text, isHit }, place) =>
            isHit ? (
              // Pieces of one text have no other name than their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Box component="mark" key={place} sx={{ bgcolor: 'transparent', color: 'primary.ink', fontWeight: 700 }}>
                {text}
              </Box>
            ) : (
              text
            ),
          )}
        </Box>
        {caption && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.tertiary', display: isDocument ? 'block' : 'inline' }}>
            {caption}
          </Box>
        )}
      </Box>
      {isActive && (
        <Box
          aria-hidden
          sx={{
            flex: 'none',
            display: { xs: 'none', sm: 'flex' },
            alignItems: 'center',
            gap: 0.75,
            typography: 'caption',
            color: 'text.secondary',
          }}
        >
          {t('run' in entry ? 'palette.do' : 'palette.go')}
          <Key>{t('palette.keys.enter')}</Key>
        </Box>
      )}
    </Box>
  )
}
