/** Prints rows as a Markdown table, so that a run can be pasted into README.md. */
export function printTable(head: string[], rows: Array<Array<string | number>>): void {
  console.log(`| ${head.join(' | ')} |`)
  console.log(`|${head.map(() => '---').join('|')}|`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

export const percentile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: number[]): number => percentile(values, 0.5)
export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0))
export const percent = (share: number): string => `${Math.round(share * 100)} %`
