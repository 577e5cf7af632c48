import axe from 'axe-core'

/** What axe finds in the form, as one line each; rules about whole pages are the admin's. */
export async function findBarriers(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
