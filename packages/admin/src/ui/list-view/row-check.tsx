import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from 'react-i18next'
import type { ListItem } from './item.ts'
import type { Selection } from './use-selection.ts'

type Props<Item extends ListItem> = { selection: Selection<Item>; item: Item }

/** The row's own target beside its link; with Shift it chooses all between. */
export function RowCheck<Item extends ListItem>({ selection, item }: Props<Item>) {
  const { t } = useTranslation()
  if (!selection.canChoose(item)) return null
  return (
    <Box sx={{ position: 'relative', zIndex: 1, ml: -1, width: 'fit-content' }}>
      <Checkbox
        checked={selection.chosen.has(item.key)}
        onChange={(event) => selection.choose(item, event.target.checked, (event.nativeEvent as PointerEvent).shiftKey)}
        slotProps={{ input: { 'aria-label': t('list.choose', { title: item.title }) } }}
      />
    </Box>
  )
}

/** Chooses the page. */
export function PageCheck<Item extends ListItem>({ selection, items }: { selection: Selection<Item>; items: Item[] }) {
  const { t } = useTranslation()
  const open = items.filter(selection.canChoose)
  const count = open.filter(({ key }) => selection.chosen.has(key)).length
  return (
    <Box sx={{ ml: -1 }}>
      <Checkbox
        checked={open.length > 0 && count === open.length}
        indeterminate={count > 0 && count < open.length}
        disabled={open.length === 0}
        onChange={(event) => selection.chooseAll(event.target.checked)}
        slotProps={{ input: { 'aria-label': t('list.choosePage') } }}
      />
    </Box>
  )
}
