import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ItemKind, type ListProps, NamedIcon, useProblemCounts, useSortableRow } from '../../engine/index.ts'
import type { BlockPictures } from './service.ts'

export type RowActions = {
  toggle(key: string): void
  copy(index: number): void
  openMenu(index: number, anchor: HTMLElement): void
}

type RowProps = Pick<ListProps, 'draw' | 'summaryOf'> & {
  rowKey: string
  id: string
  index: number
  value: unknown
  kind: ItemKind | undefined
  /** What the block calls itself when the schema has no such kind. */
  unknownName: string
  pictures: BlockPictures | undefined
  pointer: string
  isOpen: boolean
  /** Just opened by the person: the first field gets the focus. */
  takesFocus: boolean
  canChange: boolean
  canMove: boolean
  actions: RowActions
}

const focusable = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [role=combobox], button'

/** One block: closed, what it is and its first words; open, its fields. */
export const BlockRow = memo(function BlockRow(props: RowProps) {
  const {
    rowKey,
    id,
    index,
    value,
    kind,
    unknownName,
    summaryOf,
    pictures,
    pointer,
    isOpen,
    takesFocus,
    canChange,
    canMove,
    draw,
    actions,
  } = props
  const { t } = useTranslation()
  const body = useRef<HTMLDivElement>(null)
  const { setNodeRef, grip, isDragging, lands } = useSortableRow(rowKey, !canMove)
  const [problems = 0] = useProblemCounts([[pointer]])
  const name = kind?.title ?? t('forms.blocks.unknown', { name: unknownName })
  const numbered = `${name} ${index + 1}`
  useLayoutEffect(() => {
    if (isOpen && takesFocus) body.current?.querySelector<HTMLElement>(focusable)?.focus()
  }, [isOpen, takesFocus])
  const summary = isOpen ? '' : summaryOf(value)
  const picture = pictures?.pictureOf(value)
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <li ref={setNodeRef} className="block" data-open={isOpen || undefined} data-dragged={isDragging || undefined} data-lands={lands}>
      <div className="head">
        {canMove && (
          <button
            type="button"
            className="tool grip"
            {...grip}
            aria-label={t('forms.blocks.move', { name: numbered })}
            title={t('forms.blocks.move', { name })}
          >
            <GripVertical aria-hidden size={16} strokeWidth={1.75} />
          </button>
        )}
        <span className="picture">{picture ? <img src={picture} alt="" loading="lazy" /> : <NamedIcon name={kind?.icon} />}</span>
        <button
          type="button"
          className="name"
          id={`${id}-toggle`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => actions.toggle(rowKey)}
        >
          <span className="kind">
            {name}
            {problems > 0 && (
              <span className="mark">
                <CircleAlert aria-hidden size={14} strokeWidth={1.75} />
                {t('forms.blocks.problems', { count: problems })}
              </span>
            )}
          </span>
          {!isOpen && summary && (
            <span className="words" title={summary}>
              {summary}
            </span>
          )}
        </button>
        {canChange && (
          <>
            <button
              type="button"
              className="tool copy"
              aria-label={t('forms.blocks.copy', { name: numbered })}
              title={t('forms.blocks.copy', { name })}
              onClick={() => actions.copy(index)}
            >
              <Copy aria-hidden size={18} strokeWidth={1.75} />
            </button>
            <button
              type="button"
              className="tool"
              id={`${id}-menu`}
              aria-haspopup="menu"
              aria-label={t('forms.blocks.menu', { name: numbered })}
              title={t('forms.blocks.menu', { name })}
              onClick={(event) => actions.openMenu(index, event.currentTarget)}
            >
              <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
            </button>
          </>
        )}
        {/* The name beside it does the same for the keyboard. */}
        <button type="button" className="tool" tabIndex={-1} aria-hidden onClick={() => actions.toggle(rowKey)}>
          <Chevron aria-hidden size={18} strokeWidth={1.75} />
        </button>
      </div>
      {isOpen && (
        <div ref={body} className="body" id={`${id}-body`}>
          {kind ? draw(index, value) : t('forms.blocks.unknownExplanation')}
        </div>
      )}
    </li>
  )
})
