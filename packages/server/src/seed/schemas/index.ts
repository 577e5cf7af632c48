/** The demo museum's schemas: good examples of what a schema can say. */
export { article } from './article.ts'
export { group } from './group.ts'
export { kiosk } from './kiosk.ts'
export { ownerPage } from './owner-page.ts'
export { presentation } from './presentation.ts'
export { withSchemaIds } from './relation-looks.ts'
export { schemaTexts } from './texts.ts'
