/** Another record of the house: an owner, a schema, a locale. Avoid: reference, foreign key. */
import { defineWidget } from '../../engine/index.ts'
import { entityPickerDefinition } from './definition.ts'
import { EntityPicker } from './entity-picker.tsx'

export type { Entities, Entity, EntityPage, EntityType } from './service.ts'
export const entityPicker = defineWidget(entityPickerDefinition, EntityPicker)
