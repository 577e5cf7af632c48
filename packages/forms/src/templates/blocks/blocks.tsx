import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up'
import { Fragment, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ItemKind,
  isUnder,
  ListFrame,
  type ListProps,
  type OptionsOf,
  Sortable,
  useRemoval,
  useWords,
  visuallyHidden,
  withNewIds,
} from '../../engine/index.ts'
import { useFormServices } from '../../services.ts'
import { AddBar } from './add-bar.tsx'
import { BlockMenu, type MenuAt } from './block-menu.tsx'
import { BlockRow, type RowActions } from './block-row.tsx'
import { byUse } from './by-use.ts'
import { copyBlock, useCopiedBlock } from './clipboard.ts'
import type { blocksDefinition } from './definition.ts'
import { Rows } from './looks.ts'
import { unfitFields } from './unfit-fields.ts'

/** The blocks of a document. Closed ones are not drawn inside, so that hundreds of them are as quick as one. */
export function Blocks(props: ListProps<OptionsOf<typeof blocksDefinition>>) {
  const { id, options, items, kinds, canChange, isFull, mayRemove, sought, draw, summaryOf, add, insert, move } = props
  const { t } = useTranslation()
  const words = useWords()
  const { blockPictures } = useFormServices()
  const copied = useCopiedBlock()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [entered, setEntered] = useState<string | undefined>(undefined)
  const [menu, setMenu] = useState<MenuAt | undefined>(undefined)
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  const removal = useRemoval(props)
  const now = useRef(items)
  now.current = items

  const [led, setLed] = useState<typeof sought>(undefined)
  if (led !== sought) {
    const holder = items.find(({ pointer }) => sought && isUnder(sought.pointer, pointer))
    // A block that was added from outside may be sought a draw before it is here.
    if (holder || !sought) setLed(sought)
    if (holder) setOpen(new Set([...open, holder.key]))
  }
  // A block that is added by the person opens; its key is known once it has come back as a value.
  const [awaited, setAwaited] = useState<readonly string[] | undefined>(undefined)
  if (awaited && items.length > awaited.length) {
    setAwaited(undefined)
    const fresh = items.find(({ key }) => !awaited.includes(key))
    if (fresh) {
      setOpen(new Set([...open, fresh.key]))
      setEntered(fresh.key)
    }
  }

  const nameOf = (index: number) => `${items[index]?.kind?.title ?? ''} ${index + 1}`.trim()
  const actions = useMemo<RowActions>(
    () => ({
      toggle: (key) => {
        setOpen((before) => (before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key])))
        setEntered(key)
      },
      copy: (index) => {
        const item = now.current[index]
        if (item && copyBlock(item.value)) setSaid(t('forms.blocks.copied', { name: item.kind?.title ?? '' }))
      },
      openMenu: (index, anchor) => setMenu({ index, anchor }),
    }),
    [t],
  )
  const addKind = (kind: ItemKind) => {
    setAwaited(items.map(({ key }) => key))
    setRefused('')
    add(kind)
    setSaid(t('forms.blocks.added', { name: kind.title, number: items.length + 1 }))
  }
  const moveTo = useCallback(
    (from: number, to: number) => {
      move(from, to)
      setSaid(t('forms.blocks.moved', { name: now.current[from]?.kind?.title ?? '', number: to + 1, count: now.current.length }))
    },
    [move, t],
  )
  const copiedKind = kinds.find(({ name }) => name === copied?.blockType)
  const paste = (at: number) => {
    if (!copied) return
    if (!copiedKind) return setRefused(t('forms.blocks.wrongKind', { name: words.kind(copied.blockType) }))
    const unfit = unfitFields(props.faultsOf(copiedKind, copied))
    if (unfit.length > 0)
      return setRefused(
        t('forms.blocks.wrongContent', { name: copiedKind.title, fields: unfit.map((name) => words.label(name)).join(', ') }),
      )
    setRefused('')
    setAwaited(items.map(({ key }) => key))
    insert(withNewIds(copied), at)
    setSaid(t('forms.blocks.added', { name: copiedKind.title, number: at + 1 }))
  }
  const duplicate = (index: number) => {
    const item = items[index]
    if (!item) return
    setAwaited(items.map(({ key }) => key))
    insert(withNewIds(item.value), index + 1)
    setSaid(t('forms.blocks.added', { name: item.kind?.title ?? '', number: index + 2 }))
  }
  const removeAt = (index: number) => {
    removal.remove(index)
    const next = items[index + 1] ?? items[index - 1]
    // After the menu has given the focus back to a row that is going.
    const heir = next ? `${id}-${next.key}-toggle` : id
    requestAnimationFrame(() => document.getElementById(heir)?.focus())
  }

  const ids = useMemo(() => items.map(({ key }) => key), [items])
  return (
    <ListFrame
      {...props}
      count={items.length}
      countText={t('forms.blocks.count', { count: items.length })}
      actions={
        items.some(({ key }) => open.has(key)) && (
          <Button size="small" startIcon={<ChevronsDownUp aria-hidden size={16} strokeWidth={1.75} />} onClick={() => setOpen(new Set())}>
            {t('forms.blocks.closeAll')}
          </Button>
        )
      }
    >
      {items.length === 0 && <Box sx={{ mb: 1.25, color: 'text.secondary' }}>{t('forms.blocks.empty')}</Box>}
      <Sortable ids={ids} nameOf={nameOf} onMove={moveTo}>
        <Rows aria-labelledby={`${id}-title`}>
          {items.map((item, index) => (
            <Fragment key={item.key}>
              {removal.removedAt === index && <li>{removal.strip}</li>}
              <BlockRow
                rowKey={item.key}
                id={`${id}-${item.key}`}
                index={index}
                value={item.value}
                kind={item.kind}
                unknownName={item.kind ? '' : kindNameOf(item.value)}
                summaryOf={summaryOf}
                pictures={blockPictures}
                pointer={item.pointer}
                isOpen={open.has(item.key)}
                takesFocus={entered === item.key}
                canChange={canChange}
                canMove={canChange && items.length > 1}
                draw={draw}
                actions={actions}
              />
            </Fragment>
          ))}
          {removal.removedAt !== undefined && removal.removedAt >= items.length && <li>{removal.strip}</li>}
        </Rows>
      </Sortable>
      {refused && (
        <Alert severity="warning" onClose={() => setRefused('')} sx={{ mb: 1.25 }}>
          {refused}
        </Alert>
      )}
      {canChange && (
        <AddBar
          kinds={byUse(
            kinds,
            items.map(({ kind }) => kind?.name),
            options.first,
          )}
          isFull={isFull}
          pasteable={copied && (copiedKind?.title ?? words.kind(copied.blockType))}
          onAdd={addKind}
          onPaste={() => paste(items.length)}
        />
      )}
      <BlockMenu
        at={menu}
        count={items.length}
        isFull={isFull}
        mayRemove={mayRemove}
        mayPaste={copied !== undefined}
        onClose={() => setMenu(undefined)}
        onCopy={actions.copy}
        onDuplicate={duplicate}
        onMove={moveTo}
        onPaste={(after) => paste(after + 1)}
        onRemove={removeAt}
      />
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </ListFrame>
  )
}

const kindNameOf = (value: unknown) => (typeof value === 'object' && value !== null && 'blockType' in value ? String(value.blockType) : '')
