import Box from '@mui/material/Box'
import { NamedIcon } from '../../engine/index.ts'

type IconGridProps = {
  id: string
  label: string
  names: readonly string[]
  columns: number
  chosen: string
  active: number
  onActive(place: number): void
  onPick(name: string): void
}

export const cellId = (gridId: string, place: number) => `${gridId}-${place}`

/** The icons as a grid whose focus is the search field's: it only marks which one is meant. */
export function IconGrid({ id, label, names, columns, chosen, active, onActive, onPick }: IconGridProps) {
  const rows = Array.from({ length: Math.ceil(names.length / columns) }, (_each, row) => row)
  return (
    <Box role="grid" id={id} aria-label={label} sx={{ display: 'grid', gap: 0.25 }}>
      {rows.map((row) => (
        <Box key={row} role="row" sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 0.25 }}>
          {names.slice(row * columns, (row + 1) * columns).map((name, column) => {
            const place = row * columns + column
            return (
              <Box
                key={name}
                id={cellId(id, place)}
                role="gridcell"
                aria-label={name}
                aria-selected={name === chosen}
                onMouseEnter={() => onActive(place)}
                onClick={() => onPick(name)}
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  height: { xs: 44, sm: 40 },
                  borderRadius: 0.75,
                  cursor: 'pointer',
                  color: name === chosen ? 'primary.ink' : 'text.secondary',
                  bgcolor: name === chosen ? 'primary.tint' : place === active ? 'action.hover' : 'transparent',
                  ...(place === active ? { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' } : {}),
                }}
              >
                <NamedIcon name={name} sx={{ fontSize: 22 }} />
              </Box>
            )
          })}
        </Box>
      ))}
    </Box>
  )
}
