import { insertLocale } from '#features/locales'
import type { SignIn } from '#features/sign-in'
import { findByUsername, insertUser } from '#features/users'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import { fillDemo } from './demo.ts'

/** Each language by its own name. */
const locales = [
  ['no', 'Norsk bokmål'],
  ['nn', 'Norsk nynorsk'],
  ['sv', 'Svenska'],
  ['en', 'English'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['sma', 'Åarjelsaemien gïele'],
  ['smj', 'Julevsámegiella'],
  ['sme', 'Davvisámegiella'],
] as const

type Needs = { db: Database; config: Config; signIn: SignIn; say: (sentence: string) => void }

/** Fills an empty database, once, as one transaction: a start that was cut off begins again. */
export async function fillDatabase({ db, config, signIn, say }: Needs): Promise<{ invitation: string | null }> {
  return db.transaction().execute(async (tx) => {
    const isNew = !(await tx.selectFrom('locales').select('id').limit(1).executeTakeFirst())
    if (isNew) {
      const localeIds: number[] = []
      for (const [language_code, name] of locales) localeIds.push((await insertLocale(tx, { language_code, name }, null)).id)
      if (config.isDemo) {
        say('filling the empty database with the demo museum')
        await fillDemo(tx, localeIds, signIn)
      }
    }
    return { invitation: config.superuser ? await keepSuperuser(config.superuser) : null }

    async function keepSuperuser(username: string): Promise<string | null> {
      const someone = await tx
        .selectFrom('users')
        .select('id')
        .where('is_admin', '=', true)
        .where('is_banned', '=', false)
        .limit(1)
        .executeTakeFirst()
      if (someone || (await findByUsername(tx, username))) return null
      const { id } = await insertUser(tx, { username, name: username, image_url: null, is_admin: true }, null)
      return signIn.invite(tx, id)
    }
  })
}
