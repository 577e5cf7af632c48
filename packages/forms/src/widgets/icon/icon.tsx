import { loadNames } from 'virtual:icons'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import useMediaQuery from '@mui/material/useMediaQuery'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, FieldFrame, LockMark, NamedIcon, type OptionsOf, useWords, type WidgetProps } from '../../engine/index.ts'
import { lockedLook } from '../text/index.ts'
import type { iconDefinition } from './definition.ts'
import { findIcons, mostShown, placeByKey } from './find-icons.ts'
import { cellId, IconGrid } from './icon-grid.tsx'

const columnsOnPhone = 7
const columnsOnDesk = 10

/** One of MUI's icons, kept by its name: a field to search in, and the hits as a grid below. */
export function Icon(props: WidgetProps<OptionsOf<typeof iconDefinition>>) {
  const { id, name, label, value, options, required, disabled, readOnly, error, autoFocus, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const words = useWords()
  const [line, setLine] = useState<HTMLDivElement | null>(null)
  const columns = useMediaQuery('(max-width:599.95px)') ? columnsOnPhone : columnsOnDesk
  const [names, setNames] = useState<readonly string[] | 'failed'>()
  /** What is being searched for; undefined while the field only shows its value. */
  const [query, setQuery] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = typeof value === 'string' ? value : ''
  const gridId = `${id}-grid`
  const { shown, total } = useMemo(() => findIcons(Array.isArray(names) ? names : [], query ?? ''), [names, query])

  const open = () => {
    if (disabled || readOnly) return
    setOpen(true)
    if (!Array.isArray(names)) loadNames().then(setNames, () => setNames('failed'))
  }
  const close = () => {
    setOpen(false)
    setQuery(undefined)
    setActive(-1)
  }
  const pick = (picked: string) => {
    onChange(picked)
    close()
  }
  /** Written out in full is chosen, and wiped out is emptied; anything else was only a search. */
  const leave = () => {
    const exact = query !== undefined && Array.isArray(names) && names.find((each) => each.toLowerCase() === query.trim().toLowerCase())
    if (exact) onChange(exact)
    else if (query?.trim() === '' && chosen !== '') onChange(emptyValue)
    close()
    onBlur()
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      return open()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      const picked = shown[active]
      return picked === undefined ? undefined : pick(picked)
    }
    const next = placeByKey(event.key, active, { count: shown.length, columns })
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  const said = () => {
    if (names === 'failed') return t('forms.icon.failed')
    if (!names) return ''
    if (!query?.trim()) return t('forms.icon.suggested')
    if (total === 0) return t('forms.icon.none')
    return total > mostShown ? t('forms.icon.cut', { limit: mostShown, count: total }) : t('forms.icon.found', { count: total })
  }
  return (
    <FieldFrame {...props}>
      <Box
        ref={setLine}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) leave()
        }}
      >
        <OutlinedInput
          id={id}
          name={`vitrine-${name}`}
          fullWidth
          value={query ?? chosen}
          placeholder={words.text(options.placeholder) ?? t('forms.icon.placeholder')}
          autoFocus={autoFocus}
          autoComplete="off"
          disabled={disabled}
          readOnly={readOnly}
          error={Boolean(error)}
          required={required}
          onClick={open}
          onKeyDown={press}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(event.target.value.trim() === '' ? -1 : 0)
            open()
          }}
          startAdornment={
            chosen !== '' && (
              <InputAdornment position="start">
                <NamedIcon name={chosen} />
              </InputAdornment>
            )
          }
          endAdornment={
            <InputAdornment position="end">
              {readOnly && <LockMark />}
              {!readOnly && !disabled && !required && chosen !== '' && (
                <IconButton
                  size="small"
                  aria-label={t('forms.icon.clear', { label })}
                  onClick={() => onChange(emptyValue)}
                  sx={{ mr: -0.5 }}
                >
                  <X aria-hidden strokeWidth={1.75} />
                </IconButton>
              )}
            </InputAdornment>
          }
          slotProps={{
            input: {
              role: 'combobox',
              spellCheck: false,
              autoCapitalize: 'none',
              'aria-haspopup': 'grid',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? gridId : undefined,
              'aria-activedescendant': isOpen && active >= 0 ? cellId(gridId, active) : undefined,
              'aria-describedby': describedBy(props),
            },
          }}
          sx={readOnly ? lockedLook : {}}
        />
      </Box>
      <Popper open={isOpen} anchorEl={line} placement="bottom-start" sx={{ zIndex: 'modal' }}>
        {/* A press here must not take the focus from the field. */}
        <Paper
          onMouseDown={(event) => event.preventDefault()}
          elevation={2}
          sx={{ mt: 0.5, p: 0.75, width: columns * 42, bgcolor: 'surface.raised' }}
        >
          <IconGrid
            id={gridId}
            label={t('forms.icon.grid', { label })}
            names={shown}
            columns={columns}
            chosen={chosen}
            active={active}
            onActive={setActive}
            onPick={pick}
          />
          <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 1, px: 0.75, pt: 0.75, minHeight: 26 }}>
            <Box component="span" aria-hidden sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              {shown[active]}
            </Box>
            <Box component="span" role="status" sx={{ typography: 'caption', color: 'text.tertiary', ml: 'auto' }}>
              {said()}
            </Box>
          </Box>
        </Paper>
      </Popper>
    </FieldFrame>
  )
}
