import { isObject, prepareSchema } from '@vitrine/contract'
import { checkLayout } from './checks/check-layout.ts'
import { checkNamed, type KnownDefinitions } from './checks/check-named.ts'
import { checkPreviews } from './checks/check-previews.ts'
import { type CheckFinding, createFindings, type Findings } from './checks/finding.ts'
import { createSchemaFaces, type SchemaFaces } from './checks/schema-faces.ts'
import { readUiNode } from './checks/ui-options.ts'
import type { JsonSchema } from './schema.ts'

/** A schema that refers to itself can be laid out as deep as one likes; this deep nobody looks. */
const deepest = 40

type Tour = { findings: Findings; faces: SchemaFaces; known: KnownDefinitions }

/** What is wrong with a UI schema, as text or parsed, for its schema. Each finding points into the UI schema. */
export function checkUiSchema(uiSchema: unknown, schema: unknown, known: KnownDefinitions): CheckFinding[] {
  const findings = createFindings()
  const read = parsed(uiSchema, findings)
  if (read === undefined) return findings.list
  const root = prepareSchema(schema).schema
  checkNode({ findings, faces: createSchemaFaces(root), known }, read, [root], '', 0)
  return findings.list
}

function parsed(uiSchema: unknown, findings: Findings): unknown {
  if (typeof uiSchema !== 'string') return uiSchema ?? {}
  try {
    return JSON.parse(uiSchema)
  } catch (error) {
    findings.add('', 'schemaFindings.notJson', { detail: error instanceof Error ? error.message : '' })
    return undefined
  }
}

function checkNode(tour: Tour, node: unknown, schemas: readonly JsonSchema[], pointer: string, depth: number) {
  const { findings, faces, known } = tour
  if (!isObject(node)) return findings.add(pointer, 'uiSchemaFindings.notNode')
  if (depth > deepest) return findings.add(pointer, 'uiSchemaFindings.tooDeep', { limit: deepest })
  const ui = readUiNode(node, pointer)
  const own = [...new Set(schemas.flatMap((schema) => [...faces.facesOf(schema)]))]
  const isRoot = depth === 0

  checkNamed(ui, own, faces, known, isRoot, findings)
  checkLayout(ui, faces.names(own), findings)
  for (const [name, part, at] of ui.parts) {
    if (isRoot && name === 'previews' && faces.property(own, name).length === 0) checkPreviews(part, at, findings)
    else checkPart(tour, name, part, own, at, depth + 1)
  }
}

/** The node of a property, or one of the names that stand for what has none: items, alternatives, further properties. */
function checkPart(tour: Tour, name: string, part: unknown, own: readonly JsonSchema[], pointer: string, depth: number) {
  const { faces, findings } = tour
  const check = (schemas: readonly JsonSchema[], value = part, at = pointer) => checkNode(tour, value, schemas, at, depth)
  const property = faces.property(own, name)
  const isDeclared = faces.names(own).includes(name)
  const items = faces.items(own)
  if (!isDeclared && name === 'items' && items.length > 0) {
    if (!Array.isArray(part)) return check(items)
    for (const [place, each] of part.entries()) check(faces.items(own, place), each, `${pointer}/${place}`)
    return
  }
  if (!isDeclared && (name === 'oneOf' || name === 'anyOf') && faces.branch(own, name, 0).length > 0) {
    if (!Array.isArray(part)) return findings.add(pointer, 'uiSchemaFindings.notNode')
    for (const [place, each] of part.entries()) {
      const branch = faces.branch(own, name, place)
      if (branch.length === 0) findings.add(`${pointer}/${place}`, 'uiSchemaFindings.unknownProperty', { name: `${name}/${place}` })
      else check(branch, each, `${pointer}/${place}`)
    }
    return
  }
  if (!isDeclared && (name === 'additionalItems' || name === 'additionalProperties')) {
    const further = faces.under(own, name)
    if (further.length > 0) return check(further)
  }
  if (property.length > 0) return check(property)
  findings.add(pointer, name === 'previews' ? 'uiSchemaFindings.rootOnly' : 'uiSchemaFindings.unknownProperty', { name, keyword: name })
}
