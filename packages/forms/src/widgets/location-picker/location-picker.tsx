import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldBox, FieldFrame, type OptionsOf, type WidgetProps } from '../../engine/index.ts'
import { useFormServices } from '../../services.ts'
import { CoordinateFields } from './coordinate-fields.tsx'
import type { locationPickerDefinition } from './definition.ts'
import { PlaceSearch } from './place-search.tsx'
import { type Point, rounded, toPoint } from './point.ts'

const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }))
const mapHeight = 280

/** A point on the map: clicked, searched for, or written as coordinates. */
export function LocationPicker(props: WidgetProps<OptionsOf<typeof locationPickerDefinition>>) {
  const { id, label, value, disabled, readOnly, required, emptyValue, onChange, onBlur } = props
  const { t } = useTranslation()
  const { places, tiles } = useFormServices()
  const [sought, setSought] = useState(0)
  const point = toPoint(value)
  const isLocked = disabled || readOnly
  const pick = (picked: Point) => onChange(rounded(picked))

  return (
    <FieldFrame {...props} labelledById>
      <Box
        role="group"
        aria-labelledby={`${id}-label`}
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
        sx={{ display: 'grid', rowGap: 1 }}
      >
        {!isLocked && places && (
          <div>
            <PlaceSearch
              places={places}
              disabled={disabled}
              choose={(place) => {
                pick(place)
                // A place that was searched for is shown from close by, also when it is already in sight.
                setSought((before) => before + 1)
              }}
            />
          </div>
        )}
        {!isLocked && !places && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('forms.locationPicker.noSearch')}
          </Typography>
        )}
        <FieldBox disabled={disabled} readOnly={readOnly}>
          <Suspense fallback={<Skeleton height={mapHeight} />}>
            <MapView key={sought} label={label} point={point} isLocked={isLocked} tiles={tiles} height={mapHeight} pick={pick} />
          </Suspense>
        </FieldBox>
        {!isLocked && !point && <FormHelperText sx={{ m: 0 }}>{t('forms.locationPicker.none')}</FormHelperText>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
          <CoordinateFields {...props} point={point} pick={pick} />
          {!isLocked && value !== undefined && value !== null && (
            // What is cleared is not there at all (S2 section 4), unless the schema wants an answer.
            <Button variant="outlined" onClick={() => onChange(required ? emptyValue : undefined)} sx={{ mt: { sm: 2.75 } }}>
              {t('forms.locationPicker.clear')}
            </Button>
          )}
        </Box>
      </Box>
    </FieldFrame>
  )
}
