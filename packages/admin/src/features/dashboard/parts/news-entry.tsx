import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { type NewsFeedItem, pinnedKeyword } from '@vitrine/contract'
import { ChevronDown, Pin } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#ui/rich-text'
import { dayDate, parseTime } from '#ui/time-since'

type Props = { item: NewsFeedItem; isOpen: boolean; onToggle: () => void }

/** One news item: when, what it is called, and below what it says. The whole head opens and closes it. */
export function NewsEntry({ item, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const body = useId()
  const published = parseTime(item.published_at)
  const hasText = item.description !== ''
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ position: 'relative', py: 2, pr: 5 }}>
        <Typography
          variant="caption"
          component="p"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.tertiary', mb: 0.25 }}
        >
          {item.keywords.includes(pinnedKeyword) && (
            <>
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600, color: 'primary.main' }}>
                <Box component={Pin} aria-hidden sx={{ width: 14, height: 14 }} />
                {t('dashboard.news.pinned')}
              </Box>
              <span aria-hidden>·</span>
            </>
          )}
          {published && <time dateTime={item.published_at}>{dayDate(published)}</time>}
        </Typography>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {hasText ? (
            <ButtonBase
              aria-expanded={isOpen}
              aria-controls={isOpen ? body : undefined}
              onClick={onToggle}
              sx={{
                font: 'inherit',
                letterSpacing: 'inherit',
                textAlign: 'left',
                borderRadius: 1,
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {item.title}
            </ButtonBase>
          ) : (
            item.title
          )}
        </Typography>
        {hasText && (
          <Box
            component={ChevronDown}
            aria-hidden
            sx={{
              position: 'absolute',
              right: 6,
              top: 20,
              width: 18,
              height: 18,
              color: 'text.secondary',
              transform: isOpen ? 'rotate(180deg)' : 'none',
            }}
          />
        )}
      </Box>
      <Collapse in={hasText && isOpen} unmountOnExit id={body}>
        <Box sx={{ color: 'text.secondary', pb: 2.25, pr: { sm: 5 }, mt: -1.25 }}>
          <RichText html={item.description} below={3} />
        </Box>
      </Collapse>
    </Box>
  )
}
