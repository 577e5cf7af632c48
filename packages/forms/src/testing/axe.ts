import axe from 'axe-core'

const ofPages = ['region', 'page-has-heading-one']

/** What axe finds in the form, as one line each; rules about whole pages are the admin's. */
export async function findBarriers(leftOut: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries([...ofPages, ...leftOut].map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
