import { hasLocales, insertLocale } from '#features/locales'
import { demoPassword, type SignIn } from '#features/sign-in'
import { findByUsername, hasSuperuser, insertUser, makeSuperuser } from '#features/users'
import type { Config } from '#platform/config'
import type { Database, Db } from '#platform/database'
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
  const isNew = !(await hasLocales(db))
  // Deriving a password takes long, and nothing but the database is awaited inside a transaction.
  const passwordHash = isNew && config.isDemo ? await signIn.hashPassword(demoPassword) : ''
  return db.transaction().execute(async (tx) => {
    if (isNew) {
      const localeIds: number[] = []
      for (const [language_code, name] of locales) localeIds.push((await insertLocale(tx, { language_code, name }, null)).id)
      if (config.isDemo) {
        say('filling the empty database with the demo museum')
        await fillDemo(tx, localeIds, signIn, passwordHash)
      }
    }
    return { invitation: config.superuser ? await keepSuperuser(tx, config.superuser, signIn) : null }
  })
}

/** As long as no superuser has signed in, the one that the settings name is asked to, at every start. */
async function keepSuperuser(tx: Db, username: string, signIn: SignIn): Promise<string | null> {
  if (await hasSuperuser(tx, { activated: true })) return null
  const known = await findByUsername(tx, username)
  if (!known && (await hasSuperuser(tx, { activated: false }))) return null
  const id = known?.id ?? (await insertUser(tx, { username, name: username, image_url: null, is_admin: true }, null)).id
  await makeSuperuser(tx, id)
  return known?.activated ? null : signIn.invite(tx, id)
}
