/** The instance whose content one is in, as the address names it. Avoid: current licence, workspace. */
export { InstanceProvider, useInstance } from './instance-context.tsx'
export { useInstanceAt } from './instance-queries.ts'
