import type { ApiKey } from '@vitrine/contract'

export const isExpired = ({ expires_at }: Pick<ApiKey, 'expires_at'>, now: number = Date.now()): boolean =>
  expires_at !== null && Date.parse(expires_at) <= now
