/** The kind of device a kiosk runs on. */
import { deviceTypes } from '@vitrine/contract'
import { defineWidget } from '../../engine/index.ts'
import { vocabularyInput } from '../select/index.ts'
import { deviceTypeDefinition } from './definition.ts'

export const deviceType = defineWidget(deviceTypeDefinition, vocabularyInput('deviceTypes', deviceTypes))
