import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { docTypes, type MenuAction, type MenuGroup, type MenuItem, mediaTypes } from '@vitrine/contract'
import { Form, type FormSchema, type UiSchema } from '@vitrine/forms'
import { useTranslation } from 'react-i18next'
import { actionOf } from './menu-tree.ts'
import { TitleFields } from './title-fields.tsx'

type Shown = { mui_icon: string | null } & Partial<Record<'doc_type' | 'media_type', string>> & {
    schema_id?: number | null
    single_document?: boolean
  }

const mui_icon = { type: ['string', 'null'] }
const doc_type = { type: 'string', enum: [...docTypes] }
const schemaOf = (fields: object) => ({ type: 'object', properties: { mui_icon, doc_type, ...fields } }) as FormSchema<Shown>
const justOpens = schemaOf({})

/** Each kind has exactly its own fields. `chip_content` stands below, for it is written and not chosen. */
const schemas: Record<MenuAction['doc_type'], FormSchema<Shown>> = {
  Schema: schemaOf({ schema_id: { type: ['integer', 'null'] }, single_document: { type: 'boolean' } }),
  Media: schemaOf({ media_type: { type: 'string', enum: [...mediaTypes] } }),
  QR: justOpens,
  DocumentBin: justOpens,
  MediaBin: justOpens,
}

const uiSchema: UiSchema = {
  'ui:order': ['mui_icon', 'doc_type', 'schema_id', 'media_type', '*'],
  mui_icon: { 'ui:widget': 'Icon' },
  doc_type: {
    'ui:widget': 'Select',
    'ui:options': { title: 'fields.action', labels: Object.fromEntries(docTypes.map((type) => [type, `menuDocTypes.${type}`])) },
  },
  schema_id: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Schema' } },
  media_type: {
    'ui:widget': 'Select',
    'ui:options': { labels: Object.fromEntries(mediaTypes.map((type) => [type, `mediaTypes.${type}.plural`])) },
  },
  single_document: { 'ui:options': { description: 'views.admin.applications.menu.singleHelp' } },
}

const longestChip = 200

/** What an item is called, its icon, and what it opens. */
export function ItemForm({ item, onChange }: { item: MenuItem; onChange: (change: Partial<MenuItem>) => void }) {
  const { t } = useTranslation()
  const { action } = item
  const take = ({ mui_icon: icon, doc_type: kind, ...fields }: Partial<Shown>) => {
    const isOther = kind !== undefined && kind !== action.doc_type
    const next = isOther ? actionOf(kind as MenuAction['doc_type']) : ({ ...action, ...fields } as MenuAction)
    onChange({ mui_icon: icon || null, action: next })
  }
  const { doc_type: kind } = action
  const fields = kind === 'Schema' ? { schema_id: action.schema_id, single_document: action.single_document } : {}
  const media = kind === 'Media' ? { media_type: action.media_type } : {}
  return (
    <Box sx={{ display: 'grid', gap: 1.75 }}>
      <TitleFields title={item.title} onChange={(title) => onChange({ title })} />
      <Form<Shown>
        schema={schemas[kind]}
        uiSchema={uiSchema}
        value={{ mui_icon: item.mui_icon, doc_type: kind, ...fields, ...media }}
        onChange={take}
      />
      {kind === 'Schema' && (
        <TextField
          label={t('fields.chip_content')}
          value={action.chip_content ?? ''}
          onChange={({ target }) => onChange({ action: { ...action, chip_content: target.value || null } })}
          helperText={t('views.admin.applications.menu.chipHelp')}
          slotProps={{ htmlInput: { maxLength: longestChip } }}
        />
      )}
    </Box>
  )
}

export const GroupForm = ({ group, onChange }: { group: MenuGroup; onChange: (change: Partial<MenuGroup>) => void }) => (
  <TitleFields title={group.title} onChange={(title) => onChange({ title })} />
)
