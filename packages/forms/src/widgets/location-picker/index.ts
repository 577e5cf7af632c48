/** Where something is: a point on the map, as latitude and longitude. Avoid: address, geo. */
import { defineWidget } from '../../engine/index.ts'
import { locationPickerDefinition } from './definition.ts'
import { LocationPicker } from './location-picker.tsx'

export type { MapTiles, Place, Places } from './service.ts'
export const locationPicker = defineWidget(locationPickerDefinition, LocationPicker)
