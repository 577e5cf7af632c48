import { createContext, type ReactNode, useContext } from 'react'
import type { Api } from './api.ts'

const ApiContext = createContext<Api | undefined>(undefined)

export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi is used outside ApiProvider')
  return api
}
