import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import Paper from '@mui/material/Paper'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type SortableProps = {
  ids: readonly string[]
  /** What a row is called when it is lifted, by its place. */
  nameOf(index: number): string
  onMove(from: number, to: number): void
  children: ReactNode
}

// Outside the component: sensors with new options would draw every row again.
/** A click on the grip is not a move. */
const byPointer = { activationConstraint: { distance: 4 } }
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Rows that change places by their grip: by pointer, or lifted by Space and moved by the arrows; told to screen readers. */
export function Sortable({ ids, nameOf, onMove, children }: SortableProps) {
  const { t } = useTranslation()
  const [lifted, setLifted] = useState<UniqueIdentifier | undefined>(undefined)
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard))
  // Right after it is lifted a row lies over itself; that is no news.
  const hasMoved = useRef(false)
  const place = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id))
  const said = (key: string, id: UniqueIdentifier, at: UniqueIdentifier = id) =>
    t(key, { name: nameOf(place(id)), number: place(at) + 1, count: ids.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => said('forms.sortable.lifted', active.id),
    onDragOver: ({ active, over }) => {
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return said('forms.sortable.over', active.id, over.id)
    },
    onDragEnd: ({ active, over }) => said('forms.sortable.dropped', active.id, over?.id),
    onDragCancel: ({ active }) => said('forms.sortable.cancelled', active.id),
  }
  const end = ({ active, over }: DragEndEvent) => {
    setLifted(undefined)
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id))
  }
  // The same places in the same order are the same list, else every row would be drawn again with each change.
  const places = ids.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const items = useMemo(() => [...ids], [places])
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('forms.sortable.instructions') } }}
      onDragStart={({ active }) => {
        hasMoved.current = false
        setLifted(active.id)
      }}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={end}
    >
      <SortableContext items={items} strategy={rowsStay}>
        {children}
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {lifted !== undefined && (
          <Paper elevation={2} sx={{ px: 2, py: 1.5, typography: 'subtitle2' }}>
            {nameOf(place(lifted))}
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** A line shows where the row will land; the others do not jump about. */
const rowsStay = () => null

/** What a row needs to be moved: the element, its grip, and the line above or below it. */
export function useSortableRow(id: string, disabled: boolean) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging, isOver, index, activeIndex } = useSortable({ id, disabled })
  const lands = isOver && !isDragging ? (activeIndex < index ? 'below' : 'above') : undefined
  return { setNodeRef, isDragging, lands, grip: { ref: setActivatorNodeRef, ...attributes, ...listeners } }
}
