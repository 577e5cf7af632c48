import { branchOf } from './branches.ts'
import { isUnder, valueAt } from './path.ts'
import { toPath } from './pointer.ts'
import type { Finding } from './problems.ts'
import type { JsonSchema } from './schema.ts'
import type { Walker } from './walk.ts'

const deepest = 8

type Judge = (schema: JsonSchema, value: unknown) => readonly Finding[]

/**
 * Where no branch of a `oneOf` fits, ajv reports what is wrong with each of them. The person wants to know what is wrong
 * with the one that is drawn, so the others' findings are left out and that branch is judged by itself.
 */
export function createBranchJudge(root: JsonSchema, judge: Judge) {
  const whole = new WeakMap<JsonSchema, JsonSchema>()
  const withDefinitions = (branch: JsonSchema) => {
    const known = whole.get(branch) ?? { ...branch, $defs: root.$defs, definitions: root.definitions }
    whole.set(branch, known)
    return known
  }
  return function inBranches(findings: readonly Finding[], value: unknown, walker: Walker, depth = 0): Finding[] {
    const isChoice = ({ keyword }: Finding) => keyword === 'oneOf' || keyword === 'anyOf'
    // The outermost: what is chosen inside a branch is met again when that branch is judged.
    const choices = findings.filter(
      (each) =>
        isChoice(each) &&
        !findings.some(
          (other) =>
            other !== each && isChoice(other) && each.instancePath !== other.instancePath && isUnder(each.instancePath, other.instancePath),
        ),
    )
    if (choices.length === 0 || depth > deepest) return findings.filter(({ keyword }) => keyword !== 'if')
    const ofBranches = (finding: Finding) =>
      choices.some((choice) => {
        if (!isUnder(finding.instancePath, choice.instancePath)) return false
        const node = choice.schemaPath.slice(0, choice.schemaPath.lastIndexOf('/'))
        const isNodesOwn =
          finding.schemaPath.startsWith(`${node}/`) &&
          !finding.schemaPath.startsWith(`${choice.schemaPath}/`) &&
          finding.schemaPath !== choice.schemaPath
        return !isNodesOwn
      })
    const own = findings.filter((finding) => !ofBranches(finding))
    const chosen = choices.flatMap((choice): Finding[] => {
      const branches = branchesOf(choice)
      const part = valueAt(value, toPath(choice.instancePath))
      const branch = branches[branchOf(branches, part, walker.resolve, walker.passes)]
      if (!branch) return [choice]
      const inside = inBranches(judge(withDefinitions(walker.resolve(branch)), part), part, walker, depth + 1)
      // It fits this branch and another one too.
      if (inside.length === 0) return choice.keyword === 'oneOf' ? [choice] : []
      return inside.map((finding) => ({ ...finding, instancePath: choice.instancePath + finding.instancePath }))
    })
    return [...own, ...chosen].filter(({ keyword }) => keyword !== 'if')
  }
}

function branchesOf({ keyword, parentSchema }: Finding): JsonSchema[] {
  const branches = parentSchema?.[keyword]
  return Array.isArray(branches) ? branches.filter((branch) => typeof branch === 'object' && branch !== null) : []
}
