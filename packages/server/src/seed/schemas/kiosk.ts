/** A screen in the exhibition and what it shows. */
export const kiosk = {
  slug: 'skjerm',
  name: 'Utstillingsskjerm',
  description: 'En skjerm i utstillingen og det den viser.',
  json_schema: {
    type: 'object',
    required: ['internal_title', 'deviceType'],
    properties: {
      internal_title: { type: 'string', minLength: 1, maxLength: 200 },
      deviceType: { $ref: '#/$defs/deviceType' },
      captions: { type: 'boolean', title: 'db.schema.captions' },
      title: { $ref: '#/$defs/localised' },
      idle: {
        type: 'object',
        title: 'db.schema.idle',
        properties: {
          seconds: { type: 'integer', title: 'db.schema.seconds', minimum: 30, maximum: 600, default: 120 },
          volume: { type: 'integer', minimum: 0, maximum: 100, default: 50 },
          starts_at: { type: 'string', title: 'db.schema.startsAt', format: 'time' },
          text: { $ref: '#/$defs/localisedText' },
        },
      },
      blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
      player: { type: 'object', title: 'db.schema.player' },
    },
  },
  ui_schema: {
    'ui:options': {
      template: 'Category',
      tabs: [
        { label: 'db.schema.screen', icon: 'Tv', fields: ['internal_title', 'deviceType', 'captions', 'idle'] },
        { label: 'fields.content', icon: 'Dashboard', fields: ['title', 'blocks'] },
        { label: 'db.schema.technical', icon: 'Settings', fields: ['player'] },
      ],
    },
    internal_title: { 'ui:options': { columns: 8 } },
    deviceType: { 'ui:widget': 'DeviceType', 'ui:options': { columns: 4 } },
    captions: { 'ui:widget': 'Checkbox' },
    title: { 'ui:options': { prose: true } },
    idle: {
      'ui:options': { template: 'Module' },
      seconds: { 'ui:widget': 'Range', 'ui:options': { step: 30, unit: 's' } },
      volume: { 'ui:widget': 'Range', 'ui:options': { step: 5, unit: '%' } },
      starts_at: { 'ui:widget': 'DateTime', 'ui:options': { columns: 6 } },
    },
    blocks: { 'ui:title': 'fields.content', 'ui:options': { template: 'Blocks', first: ['text', 'quote', 'widget'] } },
    player: { 'ui:widget': 'JsonEditor' },
  },
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.internal_title', include_in_hit: true },
    { jsonpath: '$.blocks[*].text', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  internal_title_field_json_path: '$.internal_title',
  description_field_override: '{{content.deviceType}}',
}
