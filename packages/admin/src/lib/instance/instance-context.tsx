import type { Instance } from '@vitrine/contract'
import { createContext, type ReactNode, useContext } from 'react'

const InstanceContext = createContext<Instance | undefined>(undefined)

export function InstanceProvider({ instance, children }: { instance: Instance; children: ReactNode }) {
  return <InstanceContext value={instance}>{children}</InstanceContext>
}

export function useInstance(): Instance {
  const instance = useContext(InstanceContext)
  if (!instance) throw new Error('useInstance is used outside InstanceProvider')
  return instance
}
