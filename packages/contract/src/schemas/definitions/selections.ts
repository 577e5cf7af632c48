const percent = { type: 'number', minimum: 0, maximum: 100, default: 50 }
const point = { type: 'object', properties: { x: percent, y: percent }, required: ['x', 'y'] }
const between = (minimum: number, maximum: number, byDefault: number) => ({ type: 'number', minimum, maximum, default: byDefault })
const id = { type: ['integer', 'null'] }

/** What a document picks from elsewhere: places, media, documents, catalogues. Shapes and ranges are the specification's. */
export const selectionDefinitions = {
  location: {
    type: 'object',
    'x-widget': 'LocationPicker',
    properties: { lat: { type: 'number', minimum: -90, maximum: 90 }, lng: { type: 'number', minimum: -180, maximum: 180 } },
    required: ['lat', 'lng'],
  },
  mediaSelection: {
    type: 'object',
    properties: {
      mediaId: id,
      focalPoint: point,
      scale: { type: ['number', 'null'], minimum: 0.1, maximum: 5 },
      filters: {
        type: 'object',
        properties: {
          brightness: between(0, 2, 1),
          contrast: between(0, 2, 1),
          saturate: between(0, 10, 1),
          grayscale: between(0, 1, 0),
          opacity: between(0, 1, 1),
        },
      },
    },
  },
  relation: {
    type: 'object',
    properties: { to_document_id: id, reference_key: { type: 'string' } },
  },
  imageMap: {
    type: 'object',
    properties: {
      background: { $ref: '#/$defs/mediaSelection' },
      markers: {
        type: 'array',
        items: { type: 'object', properties: { coordinates: point, document: { $ref: '#/$defs/relation' } }, required: ['coordinates'] },
      },
    },
  },
  dmSelection: {
    type: 'object',
    properties: {
      mediaId: id,
      includeFields: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            field: { type: 'string', enum: ['images', 'title', 'motif', 'description', 'history', 'owner', 'video', 'audio'] },
            imageIds: { type: 'array', items: { type: 'string' } },
          },
          required: ['field'],
        },
      },
    },
  },
  dmQuery: {
    type: 'object',
    properties: {
      query: { type: 'string' },
      options: { type: 'object', properties: { includeLink: { type: 'boolean', default: false } } },
    },
  },
  memoria: { type: 'object', properties: { domain: { type: 'string' }, topicId: { type: 'string' } } },
  kulturnav: {
    type: 'object',
    properties: {
      tags: { type: 'array', items: { type: 'object', properties: { kulturnavUuid: { type: 'string' } }, required: ['kulturnavUuid'] } },
    },
  },
}
