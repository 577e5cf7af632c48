import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { resolveLocale } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, LockMark, type WidgetProps } from '../../engine/index.ts'
import { limits, type Point, parseCoordinate, parsePair } from './point.ts'

type FieldsProps = WidgetProps & { point: Point | undefined; pick(point: Point): void }
type Part = keyof Point
/** What is being written, and the point that stood when it was: another point from elsewhere takes its place. */
type Draft = { texts: Record<Part, string>; of: Point | undefined }

/** Latitude and longitude as text. Only both together, on the globe, are a place; until then what is written stays here. */
export function CoordinateFields({ point, pick, ...props }: FieldsProps) {
  const { id, disabled, readOnly, error, hold } = props
  const { t, i18n } = useTranslation()
  const isEnglish = resolveLocale(i18n.language) === 'en'
  const show = (number: number | undefined) => (number === undefined ? '' : isEnglish ? String(number) : String(number).replace('.', ','))
  const stored = { lat: show(point?.lat), lng: show(point?.lng) }
  const [draft, setDraft] = useState<Draft>()
  const [left, setLeft] = useState<Partial<Record<Part, boolean>>>({})
  const isCurrent = draft && draft.of?.lat === point?.lat && draft.of?.lng === point?.lng
  const texts = isCurrent ? draft.texts : stored

  const write = (part: Part, text: string) => {
    const pair = parsePair(text)
    const next = pair ? { lat: show(pair.lat), lng: show(pair.lng) } : { ...texts, [part]: text }
    const lat = parseCoordinate(next.lat, 'lat')
    const lng = parseCoordinate(next.lng, 'lng')
    const written = lat === undefined || lng === undefined ? undefined : { lat, lng }
    setDraft({ texts: next, of: written ?? point })
    if (written) pick(written)
  }
  const isHalf = (texts.lat.trim() === '') !== (texts.lng.trim() === '')
  const isOff = (part: Part) => texts[part].trim() !== '' && parseCoordinate(texts[part], part) === undefined
  const isUnfinished = isHalf || isOff('lat') || isOff('lng')
  useEffect(() => hold(isUnfinished ? 'forms.locationPicker.unfinished' : undefined), [hold, isUnfinished])
  const faultOf = (part: Part): string | undefined => {
    if (!left[part]) return undefined
    if (texts[part].trim() === '') return isHalf && left.lat && left.lng ? t('forms.locationPicker.both') : undefined
    if (parseCoordinate(texts[part], part) !== undefined) return undefined
    return part === 'lat'
      ? t('forms.locationPicker.latRange', { max: limits.lat })
      : t('forms.locationPicker.lngRange', { max: limits.lng })
  }

  return (['lat', 'lng'] as const).map((part) => {
    // The first takes the focus when the form leads to what is wrong.
    const fieldId = part === 'lat' ? id : `${id}-lng`
    const fault = faultOf(part)
    const described = [fault && `${fieldId}-fault`, describedBy(props)].filter(Boolean).join(' ') || undefined
    return (
      // Each has its own: inputs that share one light up together.
      <FormControl
        key={part}
        disabled={disabled}
        error={Boolean(fault) || (Boolean(error) && part === 'lat')}
        sx={{ flex: '1 1 120px', maxWidth: { sm: 200 } }}
      >
        <FormLabel htmlFor={fieldId} error={false} required={false} sx={{ display: 'block', typography: 'body2', mb: 0.25 }}>
          {part === 'lat' ? t('forms.locationPicker.lat') : t('forms.locationPicker.lng')}
        </FormLabel>
        <OutlinedInput
          id={fieldId}
          value={texts[part]}
          readOnly={readOnly}
          autoComplete="off"
          fullWidth
          onChange={(event) => write(part, event.target.value)}
          onFocus={() => setLeft((before) => ({ ...before, [part]: false }))}
          onBlur={() => setLeft((before) => ({ ...before, [part]: true }))}
          endAdornment={
            readOnly && (
              <InputAdornment position="end">
                <LockMark />
              </InputAdornment>
            )
          }
          slotProps={{ input: { inputMode: 'text', 'aria-describedby': described } }}
        />
        {fault && (
          <FormHelperText id={`${fieldId}-fault`} error sx={{ mx: 0 }}>
            {fault}
          </FormHelperText>
        )}
      </FormControl>
    )
  })
}
