import type { TestApp } from '../../testing/test-app.ts'

/** An article of title, intro and blocks, as the demo museum has it. */
export const articleSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { $ref: '#/$defs/localised' },
    intro: { $ref: '#/$defs/localisedText' },
    internal_title: { type: 'string', maxLength: 20 },
    tags: { type: 'array', items: { type: 'string' } },
    main_image: { $ref: '#/$defs/mediaSelection' },
    blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
}

/** A museum with an editor, an admin and a guest, and a schema to write articles by. */
export async function openMuseum(app: TestApp, wishes: { single?: boolean; shares?: number[] } = {}) {
  const { make } = app
  await Promise.all(
    (await app.database.db.selectFrom('locales').select(['id', 'language_code']).execute()).length > 0
      ? []
      : [
          ['no', 'Norsk'],
          ['en', 'English'],
          ['sv', 'Svenska'],
        ].map(([language_code = '', name = '']) => make.locale({ language_code, name })),
  )
  const known = await app.database.db.selectFrom('locales').select(['id', 'language_code']).orderBy('id').execute()
  const order = ['no', 'en', 'sv']
  const locale_ids = order.flatMap((code) => known.find(({ language_code }) => language_code === code)?.id ?? [])
  const shares = (wishes.shares ?? []).map((to_application_instance_id) => ({ to_application_instance_id, type: 'document' as const }))
  const instance = await make.instance({ locale_ids, shares })
  const schema = await make.schema({
    application_id: instance.application_id,
    single_document_per_instance: wishes.single ?? false,
    json_schema: JSON.stringify(articleSchema),
    ui_schema: JSON.stringify({ 'ui:options': { template: 'Section', canPublishUnlisted: true } }),
    title_field_json_path: '$.title',
    internal_title_field_json_path: '$.internal_title',
    description_field_json_path: '$.intro',
    image_field_json_path: '$.main_image',
    searchable_fields: [
      { jsonpath: '$.title', include_in_hit: true },
      { jsonpath: '$.intro', include_in_hit: true },
      { jsonpath: '$.tags[*]', include_in_hit: true },
      { jsonpath: '$.blocks[*].text', include_in_hit: true },
    ],
  })
  const [editor, admin, guest] = [
    await make.member('editor', instance),
    await make.member('admin', instance),
    await make.member('guest', instance),
  ]
  const as = { editor: await app.as(editor), admin: await app.as(admin), guest: await app.as(guest) }
  const draft = (content: object, more: object = {}) => ({ schema_id: schema.id, application_instance_id: instance.id, content, ...more })
  const add = async (content: object, more: object = {}) => {
    const answer = await as.editor.post('/admin/api/documents', draft(content, more))
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.json as { id: number; version: number; content: Record<string, unknown> }
  }
  return { instance, schema, editor, admin, guest, as, draft, add }
}
export type Museum = Awaited<ReturnType<typeof openMuseum>>

/** A title in Norwegian, which is the source language. */
export const titled = (no: string, more: object = {}) => ({ title: { no }, ...more })
export const textBlock = (id: string, no: string, more: object = {}) => ({ blockType: 'text', id, text: { no, ...more } })
