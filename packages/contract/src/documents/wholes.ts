import { isObject } from '../json.ts'

/** A point on the map or in a picture, a document, a medium, a name of KulturNav, a topic. */
const partsOfWholes = ['lat', 'lng', 'to_document_id', 'mediaId', 'kulturnavUuid', 'topicId', 'x', 'y']

/** Values of several parts that mean something only together: half a position of one and half of another is nowhere. */
export const isWhole = (value: unknown): boolean => isObject(value) && partsOfWholes.some((name) => Object.hasOwn(value, name))
