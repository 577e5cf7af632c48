import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import OutlinedInput from '@mui/material/OutlinedInput'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place, Places } from './service.ts'

const fromLetters = 2
const searchPauseMs = 500

type Found = { of: string; places: readonly Place[]; failed: boolean }

/** Finds a place by name; the answer to an earlier question never stands against a later one. */
export function PlaceSearch({ places, disabled, choose }: { places: Places; disabled: boolean; choose(place: Place): void }) {
  const { t, i18n } = useTranslation()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Found>({ of: '', places: [], failed: false })
  const q = text.trim()
  const asks = q.length >= fromLetters
  const isWaiting = asks && found.of !== q

  useEffect(() => {
    if (!asks) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      places.search(q, i18n.language, abort.signal).then(
        (answer) => !abort.signal.aborted && setFound({ of: q, places: answer, failed: false }),
        // Shown where the person looks for the answer; the map goes on working.
        () => !abort.signal.aborted && setFound({ of: q, places: [], failed: true }),
      )
    }, searchPauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asks, q, places, i18n.language])

  // A control of its own: inputs that share one light up together.
  return (
    <FormControl fullWidth disabled={disabled}>
      <Autocomplete
        options={asks && !isWaiting ? found.places : []}
        value={null}
        blurOnSelect
        clearOnBlur={false}
        disabled={disabled}
        forcePopupIcon={false}
        filterOptions={(all) => all}
        getOptionLabel={({ name, region }) => [name, region].filter(Boolean).join(', ')}
        getOptionKey={({ name, lat, lng }) => `${name} ${lat} ${lng}`}
        inputValue={text}
        onInputChange={(_event, written, reason) => reason !== 'reset' && setText(written)}
        onChange={(_event, place) => {
          if (!place) return
          setText(place.name)
          setFound({ of: place.name, places: [], failed: false })
          choose(place)
        }}
        loading={isWaiting}
        loadingText={t('forms.locationPicker.searching')}
        noOptionsText={asks ? t('forms.locationPicker.noPlaces') : t('forms.locationPicker.writeMore')}
        // The failure stands under the field.
        open={isOpen && !(asks && !isWaiting && found.failed)}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        slotProps={{ listbox: { 'aria-label': t('forms.locationPicker.search') } }}
        renderOption={({ key, ...option }, { name, region }) => (
          <Box component="li" key={key} {...option}>
            <span>{name}</span>
            <Box component="span" sx={{ ml: 1, typography: 'caption', color: 'text.tertiary' }}>
              {region}
            </Box>
          </Box>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <OutlinedInput
            {...input}
            startAdornment={<Search aria-hidden />}
            placeholder={t('forms.locationPicker.search')}
            fullWidth
            slotProps={{ input: { ...htmlInput, 'aria-label': t('forms.locationPicker.search') } }}
          />
        )}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'error.main', '&:not(:empty)': { mt: 0.625 } }}>
        {asks && !isWaiting && found.failed && t('forms.locationPicker.searchFailed')}
      </Box>
    </FormControl>
  )
}
