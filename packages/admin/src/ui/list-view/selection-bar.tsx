import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { BulkAction, ListItem } from './item.ts'
import { useTotalText } from './pager.tsx'
import type { Selection } from './use-selection.ts'

type Props<Item extends ListItem> = {
  selection: Selection<Item>
  actions: BulkAction<Item>[]
  total: number
  totalIsExact: boolean
  /** Chooses those of the other pages too. */
  onEvery?: (() => void) | undefined
}

/** A phone has room for the signs only; their names are heard. */
const besideIcon = { display: { xs: 'none', sm: 'inline' } }

/** What can be done with all that is chosen; it floats above the pager and stands at the foot of a phone. */
export function SelectionBar<Item extends ListItem>({ selection, actions, total, totalIsExact, onEvery }: Props<Item>) {
  const { t } = useTranslation()
  const totalText = useTotalText()
  const items = [...selection.chosen.values()]
  if (items.length === 0) return null
  const offered = actions.filter(({ appliesTo }) => items.some(appliesTo))
  return (
    <Box sx={{ position: 'sticky', bottom: { xs: 0, sm: 64 }, zIndex: 3, display: 'flex', justifyContent: 'center', px: { sm: 2 } }}>
      <Box
        role="toolbar"
        aria-label={t('list.chosen')}
        onKeyDown={(event) => event.key === 'Escape' && selection.clear()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: 0.5,
          width: { xs: '100%', sm: 'auto' },
          py: 0.75,
          pl: 2,
          pr: 0.75,
          bgcolor: 'inverse.main',
          color: 'inverse.text',
          borderRadius: (theme) => ({ xs: 0, sm: `${theme.radius.card}px` }),
          boxShadow: (theme) => theme.vars.palette.depth.floating,
          '& :focus-visible': { outlineColor: (theme) => theme.vars.palette.inverse.link },
          '& .MuiButton-root, & .MuiIconButton-root, & .lucide': { color: 'inverse.text' },
          '& .MuiButton-root:hover, & .MuiIconButton-root:hover': { bgcolor: 'transparent', textDecoration: 'underline' },
        }}
      >
        <Box role="status" sx={{ typography: 'body2', color: 'inherit', mr: 1, whiteSpace: 'nowrap' }}>
          <b>{`${items.length}/${totalText(total, totalIsExact)}`}</b>{' '}
          <Box component="span" sx={besideIcon}>
            {t('list.chosenCount', { count: items.length })}
          </Box>
        </Box>
        {onEvery && items.length < total && (
          <Button size="small" onClick={onEvery}>
            {t('list.chooseEvery', { total: totalText(total, totalIsExact) })}
          </Button>
        )}
        {offered.map((action) => (
          <Button
            key={action.label}
            size="small"
            startIcon={action.icon}
            aria-label={action.label}
            onClick={() => void action.run(items.filter(action.appliesTo)).then((isDone) => isDone && selection.clear())}
          >
            <Box component="span" sx={action.icon ? besideIcon : undefined}>
              {action.label}
            </Box>
          </Button>
        ))}
        <Tooltip title={t('list.chooseNone')}>
          <IconButton size="small" aria-label={t('list.chooseNone')} onClick={selection.clear} sx={{ ml: { xs: 'auto', sm: 0 } }}>
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  )
}
