import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isSame } from '@vitrine/contract'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEngine, useGeneration } from './engine-context.ts'
import type { ListProps } from './widget.ts'

type Removed = { value: unknown; index: number; name: string; left: number; generation: number }

type ListParts = Pick<ListProps, 'items' | 'canChange' | 'remove' | 'insert' | 'summaryOf'>

/** Removing an item without a question: what was removed can be put back where it stood, until something else happens. */
export function useRemoval({ items, canChange, remove, insert, summaryOf }: ListParts) {
  const { t } = useTranslation()
  const generation = useGeneration(useEngine())
  const [removed, setRemoved] = useState<Removed | undefined>(undefined)
  const now = useRef(items)
  now.current = items
  const removeAt = useCallback(
    (index: number) => {
      const item = now.current[index]
      if (!item) return
      const value = remove(index)
      const name = item.kind?.name ? item.kind.title : summaryOf(value)
      setRemoved({ value, index, name, left: now.current.length - 1, generation })
    },
    [remove, summaryOf, generation],
  )
  // Put back by Ctrl Z, or overtaken by another change.
  const isOpen =
    removed !== undefined &&
    canChange &&
    removed.generation === generation &&
    items.length === removed.left &&
    !items.some(({ value }) => value === removed.value || (typeof value === 'object' && isSame(value, removed.value)))
  const strip = (
    <Box role="status" sx={{ minWidth: 0 }}>
      {isOpen && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 1,
            px: 1.75,
            py: 0.5,
            mb: 1.25,
            borderRadius: '10px',
            bgcolor: 'surface.sunken',
          }}
        >
          <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {removed.name ? t('forms.list.removed', { name: removed.name }) : t('forms.list.removedItem')}
          </Box>
          <Button
            size="small"
            onClick={() => {
              setRemoved(undefined)
              insert(removed.value, removed.index)
            }}
          >
            {t('forms.list.undo')}
          </Button>
        </Box>
      )}
    </Box>
  )
  return { remove: removeAt, strip, removedAt: isOpen ? removed.index : undefined }
}
