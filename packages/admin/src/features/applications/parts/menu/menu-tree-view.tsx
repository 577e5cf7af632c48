import { closestCenter, DndContext, type DragMoveEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Menu } from '@vitrine/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Spoken } from '#ui/spoken'
import { MenuRow } from './menu-row.tsx'
import { dropOn, isSamePath, keyOf, type Moved, type Path, rowsOf } from './menu-tree.ts'
import { useLifting } from './use-lifting.ts'
import type { MenuWords } from './use-menu-words.ts'

type Props = {
  menu: Menu
  words: MenuWords
  chosen: Path | undefined
  faulty: ReadonlySet<string>
  onChoose: (path: Path) => void
  onMove: (moved: Moved) => void
  onAdd: (path: Path) => void
  onRemove: (path: Path) => void
}

/** A click on the grip is not a move. */
const byPointer = { activationConstraint: { distance: 4 } }
/** Drawn this far sideways it changes its level. */
const levelPx = 24

type Dragged = { from: Path; over: Path; landing: Moved | undefined }

const pathOf = (id: string | number): Path => String(id).split('.').map(Number) as unknown as Path

/** Groups, items and sub-items under each other, moved by their grips: by pointer, by keyboard, or by the menu of each. */
export function MenuTreeView({ menu, words, chosen, faulty, onChoose, onMove, onAdd, onRemove }: Props) {
  const { t } = useTranslation()
  const sensors = useSensors(useSensor(PointerSensor, byPointer))
  const lifting = useLifting({ menu, words, onMove })
  const [dragged, setDragged] = useState<Dragged>()

  const follow = ({ active, over, delta }: DragMoveEvent) => {
    if (!over) return
    const from = pathOf(active.id)
    const sideways = delta.x > levelPx ? 1 : delta.x < -levelPx ? -1 : 0
    setDragged({ from, over: pathOf(over.id), landing: dropOn(menu, from, pathOf(over.id), sideways) })
  }
  const end = () => {
    if (dragged?.landing) {
      onMove(dragged.landing)
      lifting.say(t('views.admin.applications.menu.dropped', { place: words.placeOf(dragged.landing.menu, dragged.landing.path) }))
    }
    setDragged(undefined)
  }
  const rows = rowsOf(menu)
  const placeOf = (path: Path) => rows.findIndex((row) => isSamePath(row.path, path))
  const lineAt = (path: Path) => {
    if (!dragged?.landing || !isSamePath(dragged.over, path)) return undefined
    return { side: placeOf(dragged.from) < placeOf(path) ? ('below' as const) : ('above' as const), depth: dragged.landing.path.length }
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // What dnd-kit would say is said by us, for the keyboard has its own way here.
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('views.admin.applications.menu.instructions') } }}
      onDragMove={follow}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      <Box component="ul" aria-label={t('fields.menu')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '1px' }}>
        {rows.map((row) => (
          <MenuRow
            key={keyOf(row.path)}
            row={row}
            menu={menu}
            words={words}
            isChosen={isSamePath(chosen, row.path)}
            isLifted={isSamePath(lifting.liftedAt, row.path)}
            isDragged={isSamePath(dragged?.from, row.path)}
            isFaulty={faulty.has(keyOf(row.path))}
            line={lineAt(row.path)}
            grip={lifting.gripOf(row.path)}
            onChoose={onChoose}
            onMove={onMove}
            onAdd={onAdd}
            onRemove={onRemove}
          />
        ))}
      </Box>
      <Spoken role="status">{lifting.said}</Spoken>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper elevation={2} sx={{ px: 2, py: 1, typography: 'subtitle2', width: 'fit-content' }}>
            {words.nameIn(dragged.from)}
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  )
}

const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }
