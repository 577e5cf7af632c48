/** The instance whose content one is in, as the address names it. Avoid: current licence, workspace. */
export { InstanceProvider, useInstance } from './instance-context.tsx'
export { useInstanceOfAddress } from './instance-of-address.ts'
export { useInstanceAt } from './instance-queries.ts'
export { useInstanceRights, useRightsIn } from './use-instance-rights.ts'
