import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, LockMark, type OptionsOf, type WidgetProps } from '../../engine/index.ts'
import { type Cell, cellByKey, firstCell, parseCell, toText } from './cell.ts'
import type { gridSelectDefinition } from './definition.ts'

/** One cell of a grid: how many across and how many down. What is covered from the corner to it is tinted. */
export function GridSelect(props: WidgetProps<OptionsOf<typeof gridSelectDefinition>>) {
  const { id, value, schema, options, required, disabled, readOnly, error, onChange, onBlur } = props
  const { t } = useTranslation()
  const grid = { columns: options.gridColumns, rows: options.gridRows }
  const group = useRef<HTMLDivElement>(null)
  const wanted = value ?? schema.default ?? firstCell
  const chosen = parseCell(wanted, grid)
  const entered = chosen ?? { column: 1, row: 1 }
  const cells = Array.from({ length: grid.columns * grid.rows }, (_each, index) => ({
    column: (index % grid.columns) + 1,
    row: Math.floor(index / grid.columns) + 1,
  }))
  const isAt = (one: Cell | undefined, other: Cell) => one?.column === other.column && one.row === other.row
  const choose = (cell: Cell) => {
    if (!readOnly) onChange(toText(cell))
  }

  return (
    <FieldFrame {...props} labelledById>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
        <Box
          ref={group}
          role="radiogroup"
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy(props)}
          aria-invalid={error ? true : undefined}
          aria-readonly={readOnly || undefined}
          aria-required={required || undefined}
          aria-disabled={disabled || undefined}
          onFocus={(event) => {
            if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
          }}
          sx={{
            display: 'grid',
            flex: 'none',
            gridTemplateColumns: `repeat(${grid.columns}, auto)`,
            gap: 0.5,
            p: 0.75,
            borderRadius: 1,
            border: 1,
            borderColor: error ? 'error.main' : readOnly || disabled ? 'divider' : 'border.field',
            bgcolor: readOnly || disabled ? 'surface.sunken' : 'surface.field',
            outline: 'none',
          }}
        >
          {cells.map((cell) => {
            const isChosen = isAt(chosen, cell)
            const fill = disabled || readOnly ? 'text.tertiary' : 'primary.fill'
            const isCovered = chosen !== undefined && cell.column <= chosen.column && cell.row <= chosen.row
            return (
              <ButtonBase
                key={toText(cell)}
                {...(isAt(entered, cell) ? { id, tabIndex: 0 } : { tabIndex: -1 })}
                role="radio"
                aria-checked={isChosen}
                aria-label={t('forms.gridSelect.cell', cell)}
                disabled={disabled}
                data-cell={toText(cell)}
                onClick={() => choose(cell)}
                onKeyDown={(event) => {
                  const next = cellByKey(event.key, cell, grid)
                  if (!next) return
                  event.preventDefault()
                  group.current?.querySelector<HTMLElement>(`[data-cell="${toText(next)}"]`)?.focus()
                  choose(next)
                }}
                sx={{
                  width: { xs: 40, sm: 28 },
                  height: { xs: 40, sm: 28 },
                  borderRadius: 0.75,
                  border: 1,
                  borderColor: isChosen ? fill : isCovered ? 'primary.tint' : 'border.control',
                  bgcolor: isChosen ? fill : isCovered ? 'primary.tint' : 'background.paper',
                  ...(readOnly || disabled ? {} : { '&:hover': { borderColor: 'primary.main' } }),
                }}
              />
            )
          })}
        </Box>
        <Box
          component="span"
          aria-hidden={chosen ? true : undefined}
          sx={{ typography: 'body2', color: 'text.secondary', ...(chosen ? { whiteSpace: 'nowrap' } : {}) }}
        >
          {chosen ? `${chosen.column} × ${chosen.row}` : t('forms.gridSelect.outside', { value: String(wanted) })}
        </Box>
        {readOnly && <LockMark />}
      </Box>
    </FieldFrame>
  )
}
