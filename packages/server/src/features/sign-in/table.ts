import type { Generated } from 'kysely'

declare module '#platform/database' {
  interface Tables {
    sessions: {
      id: Generated<number>
      user_id: number
      access_token_hash: string
      previous_token_hash: string | null
      previous_until: string | null
      refresh_token_hash: string | null
      spent_refresh_hash: string | null
      created_at: Generated<string>
      expires_at: string
      ended_at: string | null
    }
    login_records: {
      model: string
      id: string
      /** JSON text of what oidc-provider hands over. */
      payload: string
      grant_id: string | null
      uid: string | null
      account_id: string | null
      expires_at: string | null
      consumed_at: string | null
    }
    login_keys: {
      id: Generated<number>
      purpose: 'signing' | 'cookies'
      /** JSON text: a private JWK, or a cookie secret. */
      secret: string
      created_at: Generated<string>
    }
    login_accounts: { user_id: number; password_hash: string; updated_at: Generated<string> }
    login_invitations: { token_hash: string; user_id: number; expires_at: string; used_at: string | null }
  }
}
