/** The kind of device a kiosk runs on. */
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { deviceTypeDefinition, deviceTypes } from './definition.ts'

export const deviceType = defineWidget(deviceTypeDefinition, vocabularyInput('deviceTypes', deviceTypes))
