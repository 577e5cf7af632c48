import { useInstance } from '#lib/instance'
import { PageBar } from '#ui/page'

export function ListScreen() {
  return <PageBar>{useInstance().name}</PageBar>
}
