import { useInstance } from '#lib/instance'
import { PageBar } from '#ui/page'

export function DocumentCreateScreen() {
  return <PageBar>{useInstance().name}</PageBar>
}

export function DocumentEditScreen() {
  return <PageBar>{useInstance().name}</PageBar>
}
