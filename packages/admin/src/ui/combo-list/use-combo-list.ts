import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'

export type Chosen = {
  /** With Ctrl or ⌘, or by the middle button: the same in a new tab. */
  inNewTab: boolean
}

type Given = {
  /** What each option is known by: the active one stays so while others come before it. */
  keys: readonly string[]
  /** Another list: its first option is the active one again. */
  of: string
  onChoose: (index: number, how: Chosen) => void
  isMulti?: boolean
  isSelected?: (index: number) => boolean
}

/** The active option by ↑ and ↓ (round at the ends), chosen by Enter or by the pointer. Enter that ends a composed letter chooses nothing. */
export function useComboList({ keys, of, onChoose, isMulti = false, isSelected }: Given) {
  const id = useId()
  const count = keys.length
  const [at, setAt] = useState<{ of: string; key?: string }>({ of })
  const active = at.of === of && at.key !== undefined ? Math.max(keys.indexOf(at.key), 0) : 0
  const optionId = (index: number) => `${id}-${index}`
  // Only the keyboard scrolls: under the pointer nothing may move.
  const [isByKey, setByKey] = useState(false)
  useEffect(() => {
    if (isByKey) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active, isByKey])

  const step = (by: number) => {
    setByKey(true)
    setAt({ of, key: keys[(active + by + count) % count] })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (count === 0 || event.nativeEvent.isComposing || event.altKey || event.shiftKey) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') onChoose(active, { inNewTab: event.ctrlKey || event.metaKey })
    else return
    event.preventDefault()
  }

  return {
    active,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': count > 0 ? optionId(active) : undefined,
      onKeyDown,
    },
    list: { id, role: 'listbox', 'aria-multiselectable': isMulti || undefined },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': isSelected ? isSelected(index) : index === active,
      'data-active': index === active || undefined,
      // The focus stays in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => {
        if (index === active) return
        setByKey(false)
        setAt({ of, key: keys[index] })
      },
      onClick: (event: MouseEvent) => onChoose(index, { inNewTab: event.ctrlKey || event.metaKey }),
      onAuxClick: (event: MouseEvent) => event.button === 1 && onChoose(index, { inNewTab: true }),
    }),
  }
}
export type ComboList = ReturnType<typeof useComboList>
