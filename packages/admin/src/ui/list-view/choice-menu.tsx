import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export type Choice = { value: string; label: string; icon?: ReactNode }
export type ChoiceGroup = {
  name: string
  heading?: string
  ruled?: boolean
  choices: Choice[]
  chosen: string
  onChoose: (value: string) => void
}
type Props = { anchor: HTMLElement | null; label: string; groups: ChoiceGroup[]; onClose: () => void; align?: 'left' | 'right' }

/** One or more groups where exactly one is chosen; the tick says which, not colour alone. */
export function ChoiceMenu({ anchor, label, groups, onClose, align = 'left' }: Props) {
  return (
    <Menu
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ list: { 'aria-label': label, disablePadding: true } }}
    >
      {groups.flatMap(({ name, heading, ruled, choices, chosen, onChoose }, index) => [
        ruled && <Divider key={`${name}-rule`} component="li" role="separator" />,
        heading && (
          <ListSubheader
            key={`${name}-heading`}
            role="presentation"
            disableSticky
            sx={{ typography: 'overline', bgcolor: 'transparent', px: 1.25, pt: index ? 1.25 : 0.75, pb: 0.5 }}
          >
            {heading}
          </ListSubheader>
        ),
        ...choices.map((choice) => (
          <MenuItem
            key={`${name}-${choice.value}`}
            role="menuitemradio"
            aria-checked={choice.value === chosen}
            selected={choice.value === chosen}
            onClick={() => {
              onChoose(choice.value)
              onClose()
            }}
          >
            {choice.icon}
            <span>{choice.label}</span>
            {choice.value === chosen && <Check aria-hidden style={{ marginLeft: 'auto' }} />}
          </MenuItem>
        )),
      ])}
    </Menu>
  )
}
