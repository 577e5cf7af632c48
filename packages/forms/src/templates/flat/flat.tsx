import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnder, ListFrame, type ListProps, Sortable, useNearness, useRemoval } from '../../engine/index.ts'
import { FlatRow } from './flat-row.tsx'

/** Fewer rows than this are all drawn. */
const drawnAlways = 40

/** The items of a list under each other, as they are. */
export function Flat(props: ListProps) {
  const { id, title, items, kinds, canChange, isFull, mayRemove, draw, summaryOf, add, move, isFixed } = props
  const { t } = useTranslation()
  const nearness = useNearness()
  const removal = useRemoval(props)
  const rows = useRef<HTMLDivElement>(null)
  const { remove } = removal
  const removeAt = useCallback(
    (index: number) => {
      remove(index)
      // The row that comes in its place has the focus, so that one can go on.
      requestAnimationFrame(() => {
        const left = rows.current?.children
        const next = left?.item(Math.min(index, (left?.length ?? 1) - 1))
        focusIn(next ?? rows.current?.parentElement)
      })
    },
    [remove],
  )
  const nameOf = (index: number) => `${title} ${index + 1}`
  return (
    <ListFrame {...props} count={items.length}>
      <Sortable ids={items.map(({ key }) => key)} nameOf={nameOf} onMove={move}>
        <Rows ref={rows} role="list" aria-labelledby={`${id}-title`}>
          {items.map((item, index) => (
            <FlatRow
              key={item.key}
              id={item.key}
              index={index}
              value={item.value}
              name={nameOf(index)}
              summaryOf={summaryOf}
              pointer={item.pointer}
              sought={props.sought && isUnder(props.sought.pointer, item.pointer) ? props.sought : undefined}
              canMove={canChange && items.length > 1 && !isFixed(index)}
              canRemove={canChange && mayRemove && !isFixed(index)}
              draw={draw}
              nearness={nearness}
              always={items.length <= drawnAlways}
              onRemove={removeAt}
            />
          ))}
        </Rows>
      </Sortable>
      {removal.strip}
      {canChange &&
        kinds.map((kind) => (
          <Button
            key={kind.name}
            size="small"
            variant="outlined"
            disabled={isFull}
            startIcon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
            sx={{ justifySelf: 'start', mr: 1 }}
            onClick={() => {
              add(kind)
              requestAnimationFrame(() => focusIn(rows.current?.lastElementChild))
            }}
          >
            {kinds.length > 1 ? kind.title : t('forms.list.add')}
          </Button>
        ))}
      {canChange && isFull && <span className="why">{t('forms.list.full')}</span>}
    </ListFrame>
  )
}

const focusIn = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>('input, textarea, [contenteditable=true], [role=combobox], button')?.focus()

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1.25),
  marginBottom: theme.spacing(1.25),
  '&:empty': { display: 'none' },
}))
