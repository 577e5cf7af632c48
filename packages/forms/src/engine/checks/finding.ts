/** One fault of a schema or a UI schema: where in it (RFC 6901), and what to say of it in which words. */
export type CheckFinding = {
  pointer: string
  key: string
  params: Record<string, string | number>
  /** A warning: it does no harm, but does not do what its author wanted either. */
  severity: 'error' | 'warning'
}

/** More than these nobody mends in one go. */
const mostFindings = 200

export type Findings = {
  readonly list: CheckFinding[]
  add(pointer: string, key: string, params?: Record<string, unknown>, severity?: CheckFinding['severity']): void
}

export function createFindings(): Findings {
  const list: CheckFinding[] = []
  const shown = (value: unknown): string | number => (typeof value === 'number' ? value : shortened(String(value)))
  return {
    list,
    add(pointer, key, params = {}, severity = 'error') {
      if (list.length > mostFindings) return
      if (list.length === mostFindings)
        list.push({ pointer: '', key: 'uiSchemaFindings.moreFindings', params: { limit: mostFindings }, severity: 'warning' })
      else
        list.push({
          pointer,
          key,
          params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])),
          severity,
        })
    },
  }
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)
