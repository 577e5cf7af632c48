import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { ChevronDown, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceMenu } from './choice-menu.tsx'
import type { ListFilter } from './item.ts'

type Props = { filter: ListFilter; value: string; onChange: (value: string) => void }

export const useFilterChoices = () => {
  const { t } = useTranslation()
  return (filter: ListFilter) => [{ value: '', label: filter.allLabel ?? t('list.all') }, ...filter.options]
}

const tinted = {
  bgcolor: 'primary.tint',
  color: 'primary.ink',
  '& .MuiButton-root': { border: 0, bgcolor: 'transparent', color: 'inherit', pr: 0.5 },
  '& .MuiIconButton-root': { color: 'inherit', width: 30 },
}

/** A button that says its value: «Status: Alle». Active it is tinted, and a cross takes it away. */
export function FilterButton({ filter, value, onChange }: Props) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const choices = useFilterChoices()(filter)
  const chosen = choices.find((choice) => choice.value === value) ?? { value, label: value }
  const words = t('list.filterValue', { name: filter.label, value: chosen.label })
  const active = value !== ''
  const remove = t('list.removeFilter', { name: filter.label, value: chosen.label })
  return (
    <Box sx={{ display: 'inline-flex', maxWidth: '100%', borderRadius: (theme) => `${theme.radius.control}px`, ...(active && tinted) }}>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        endIcon={active ? undefined : <ChevronDown aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words}
      </Button>
      {active && (
        <Tooltip title={remove}>
          <IconButton
            size="small"
            aria-label={remove}
            onClick={() => {
              // The cross goes away with the filter; focus stays with the button it belonged to.
              button.current?.focus()
              onChange('')
            }}
            sx={{ height: { xs: 40, sm: 32 } }}
          >
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      )}
      <ChoiceMenu
        anchor={anchor}
        label={filter.label}
        onClose={() => setAnchor(null)}
        groups={[{ name: filter.name, choices, chosen: value, onChoose: onChange }]}
      />
    </Box>
  )
}
