import type { TextFile } from '../walk.ts'

/** All files of the repository that rules look at. */
export type House = TextFile[]
export type Finding = { path: string; line?: number; message: string }
export type Rule = { name: string; reason: string; check: (house: House) => Finding[] }

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
/** What stands in the product: no tests, and no factories for tests. */
export const isProduct = (path: string): boolean => !isTest(path) && !/\/testing(\.tsx?$|\/)/.test(path) && !path.endsWith('.d.ts')
export const isCode = (path: string): boolean => /\.tsx?$/.test(path)

const serverFeature = /^packages\/server\/src\/features\/([^/]+)\/(.+)$/
const adminFeature = /^packages\/admin\/src\/features\/([^/]+)\/(.+)$/
export type InFeature = { feature: string; inside: string }

const match = (expression: RegExp, path: string): InFeature | undefined => {
  const [, feature, inside] = expression.exec(path) ?? []
  return feature && inside ? { feature, inside } : undefined
}
export const inServerFeature = (path: string): InFeature | undefined => match(serverFeature, path)
export const inAdminFeature = (path: string): InFeature | undefined => match(adminFeature, path)
