/** What the public reads of the museum itself: one page in each instance. */
export const ownerPage = {
  slug: 'eierside',
  name: 'Museets egen side',
  description: 'Museet selv: åpningstider, adresse og hvem som svarer.',
  single_document_per_instance: true,
  json_schema: {
    type: 'object',
    required: ['title'],
    properties: {
      title: { $ref: '#/$defs/localised' },
      text: { $ref: '#/$defs/localisedHtml' },
      visit: {
        type: 'object',
        title: 'db.schema.visit',
        properties: {
          hours: { $ref: '#/$defs/localisedText' },
          admission: { $ref: '#/$defs/localised' },
          address: { type: 'string', title: 'db.schema.address', maxLength: 300 },
          url: { type: 'string', format: 'uri' },
          email: { type: 'string', title: 'fields.username', format: 'email' },
          location: { $ref: '#/$defs/location' },
          step_free: { type: 'boolean', title: 'db.schema.stepFree' },
          facilities: {
            type: 'array',
            title: 'db.schema.facilities',
            uniqueItems: true,
            items: { type: 'string', enum: ['cafe', 'shop', 'changing_table', 'hearing_loop', 'jetty'] },
          },
        },
      },
      licence: { type: 'string', title: 'db.schema.licence' },
    },
  },
  ui_schema: {
    title: { 'ui:options': { prose: true } },
    text: { 'ui:field': 'Localised', 'ui:widget': 'RichText' },
    visit: {
      'ui:options': { template: 'Section' },
      hours: { 'ui:title': 'db.schema.hours', 'ui:options': { rows: 4 } },
      admission: { 'ui:title': 'db.schema.admission' },
      address: { 'ui:widget': 'Multiline', 'ui:options': { rows: 2 } },
      url: { 'ui:widget': 'Link', 'ui:options': { columns: 6 } },
      email: { 'ui:options': { columns: 6 } },
      step_free: { 'ui:widget': 'Toggle' },
      facilities: {
        'ui:widget': 'Checkboxes',
        'ui:options': {
          inline: true,
          labels: {
            cafe: 'db.schema.facilities.cafe',
            shop: 'db.schema.facilities.shop',
            changing_table: 'db.schema.facilities.changingTable',
            hearing_loop: 'db.schema.facilities.hearingLoop',
            jetty: 'db.schema.facilities.jetty',
          },
        },
      },
    },
    licence: { 'ui:widget': 'Licence', 'ui:options': { columns: 6 } },
  },
  searchable_fields: [
    { jsonpath: '$.title', include_in_hit: true },
    { jsonpath: '$.visit.hours', include_in_hit: false },
    { jsonpath: '$.visit.address', include_in_hit: false },
  ],
  title_field_json_path: '$.title',
  description_field_json_path: '$.text',
}
