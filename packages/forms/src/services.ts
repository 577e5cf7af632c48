/** The world as the widgets of a form want it; each widget declares its own part in its `service.ts`. */
import { createContext, useContext } from 'react'
import type { Relations } from './fields/relation/service.ts'
import type { BlockPictures } from './templates/blocks/service.ts'
import type { Entities } from './widgets/entity-picker/service.ts'
import type { LinkPreview } from './widgets/link/service.ts'
import type { MapTiles, Places } from './widgets/location-picker/service.ts'

export type FormServices = {
  blockPictures: BlockPictures
  entities: Entities
  linkPreview: LinkPreview
  places: Places
  relations: Relations
  tiles: MapTiles
}

const FormServicesContext = createContext<Partial<FormServices>>({})

/** What is left out is not connected: the widget that wants it says so and does what it can without. */
export const FormServicesProvider = FormServicesContext.Provider

export const useFormServices = (): Partial<FormServices> => useContext(FormServicesContext)
