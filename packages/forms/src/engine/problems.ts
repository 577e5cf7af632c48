import { toPointer, valueAt } from './path.ts'

/** Something wrong with one value: where, and what to say of it in which words. */
export type Problem = { pointer: string; key: string; params: Record<string, unknown>; detail?: string }

/** What ajv reports, as far as it is used here. */
export type Finding = {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  data?: unknown
  parentSchema?: { type?: unknown; [keyword: string]: unknown }
}

/** The keys of the specification for texts and numbers. */
const keys = {
  required: 'kioForm.common.kioTextField.validationError.required',
  minLength: 'kioForm.common.kioTextField.validationError.minLength',
  maxLength: 'kioForm.common.kioTextField.validationError.maxLength',
  min: 'kioForm.common.kioTextField.validationError.min',
  max: 'kioForm.common.kioTextField.validationError.max',
  pattern: 'kioForm.common.kioTextField.validationError.patternError',
} as const

/**
 * The first fault of each value, in the order a person can mend them: what is missing before what is wrong, and a
 * wrong form before a wrong length, since mending the one often mends the other.
 */
export function toProblems(findings: readonly Finding[]): Problem[] {
  const first = new Map<string, { problem: Problem; rank: number }>()
  for (const finding of findings) {
    const problem = toProblem(finding)
    const rank = ranks[problem.key] ?? 5
    const known = first.get(problem.pointer)
    if (!known || rank < known.rank) first.set(problem.pointer, { problem, rank })
  }
  return [...first.values()].map(({ problem }) => problem)
}

const ranks: Record<string, number> = {
  [keys.required]: 0,
  'forms.errors.number': 1,
  'forms.errors.integer': 1,
  [keys.minLength]: 2,
  [keys.maxLength]: 2,
  'forms.errors.email': 3,
  'forms.errors.uri': 3,
  [keys.pattern]: 4,
}

function toProblem({ keyword, instancePath: pointer, params, data, parentSchema }: Finding): Problem {
  const at = (key: string, values: Record<string, unknown> = {}): Problem => ({ pointer, key, params: values })
  switch (keyword) {
    case 'required':
      return { pointer: pointer + toPointer([String(params.missingProperty)]), key: keys.required, params: {} }
    case 'dependencies':
    case 'dependentRequired':
      return { pointer: pointer + toPointer([String(params.missingProperty)]), key: keys.required, params: {} }
    case 'additionalProperties':
      return { pointer: pointer + toPointer([String(params.additionalProperty)]), key: 'forms.errors.unknownProperty', params: {} }
    case 'minItems':
      return at('forms.errors.minItems', { count: params.limit })
    case 'maxItems':
      return at('forms.errors.maxItems', { count: params.limit })
    case 'uniqueItems':
      return at('forms.errors.uniqueItems')
    case 'oneOf':
    case 'anyOf':
      return at('forms.errors.shape')
    case 'minLength':
      return data === '' ? at(keys.required) : at(keys.minLength, { min: params.limit })
    case 'maxLength':
      return at(keys.maxLength, { max: params.limit })
    case 'minimum':
    case 'exclusiveMinimum':
      return at(keyword === 'minimum' ? keys.min : 'forms.errors.above', { min: params.limit })
    case 'maximum':
    case 'exclusiveMaximum':
      return at(keyword === 'maximum' ? keys.max : 'forms.errors.below', { max: params.limit })
    case 'pattern':
      return at(keys.pattern)
    case 'multipleOf':
      return at('forms.errors.multipleOf', { step: params.multipleOf })
    case 'enum':
    case 'const':
      return at('forms.errors.choice')
    case 'format':
      return at(formatKeys[String(params.format)] ?? keys.pattern)
    case 'x-url':
      return at(isHttpsOnly(parentSchema?.['x-url']) ? 'forms.errors.https' : 'forms.errors.uri')
    case 'type':
      return typeProblem(at, data, [parentSchema?.type].flat())
    default:
      return at('forms.errors.invalid')
  }
}

const formatKeys: Record<string, string> = {
  color: 'forms.colour.invalid',
  email: 'forms.errors.email',
  uri: 'forms.errors.uri',
  date: 'kioForm.common.kioDateTimePicker.error.invalidDateMessage',
  time: 'kioForm.common.kioDateTimePicker.error.invalidDateMessage',
  'date-time': 'kioForm.common.kioDateTimePicker.error.invalidDateMessage',
}

const isHttpsOnly = (limits: unknown) => valueAt(limits, ['protocol']) === '^https$'

function typeProblem(at: (key: string) => Problem, data: unknown, types: unknown[]): Problem {
  if (data === null) return at(keys.required)
  if (types.includes('integer')) return at('forms.errors.integer')
  if (types.includes('number')) return at('forms.errors.number')
  return at('forms.errors.invalid')
}
