import { insertApplication } from '#features/applications'
import { insertInstance, setRole } from '#features/instances'
import { insertOwner } from '#features/owners'
import type { SignIn } from '#features/sign-in'
import { insertUser } from '#features/users'
import type { Db } from '#platform/database'
import { fillDocuments } from './demo-documents.ts'
import { addDemoNews } from './demo-news.ts'
import { fillSchemas } from './demo-schemas.ts'

const people = [
  { username: 'superuser@vitrine.test', name: 'Solveig Berg', is_admin: true },
  { username: 'admin@vitrine.test', name: 'Jonas Aune', is_admin: false },
  { username: 'editor@vitrine.test', name: 'Ingrid Solheim', is_admin: false },
  { username: 'guest@vitrine.test', name: 'Marit Johnsen Utsi', is_admin: false },
] as const

const roleIds = { admin: 1, editor: 2, guest: 3 }
const twoYearsMs = 2 * 365 * 24 * 3600 * 1000

/** Two owners, three instances, four people and what each may do where. */
export async function fillDemo(tx: Db, localeIds: number[], signIn: SignIn, passwordHash: string): Promise<void> {
  const [superuser, admin, editor, guest] = await addPeople(tx, signIn, passwordHash)
  await addDemoNews(tx, superuser)

  const fjordmuseet = await insertOwner(tx, {
    slug: 'fjordmuseet',
    name: { no: 'Fjordmuseet', nn: 'Fjordmuseet', sv: 'Fjordmuseet', en: 'The Fjord Museum' },
    description: {
      no: 'Båter, fiske og folk langs leia.',
      nn: 'Båtar, fiske og folk langs leia.',
      en: 'Boats, fishing and people along the coast.',
    },
    identifier: 'FJM',
    availability_url: 'https://fjordmuseet.example/tilgjengelighet',
    location: { lat: 61.6003, lng: 5.0331 },
  })
  const havnes = await insertOwner(tx, {
    slug: 'havnes-bymuseum',
    name: { no: 'Havnes bymuseum', nn: 'Havnes bymuseum', en: 'Havnes City Museum' },
    description: { no: 'Byen ved kaia, fra brann til jernbane.', en: 'The town by the quay, from fire to railway.' },
    identifier: 'HBM',
    location: { lat: 62.4722, lng: 6.1549 },
  })
  const guide = await insertApplication(tx, {
    slug: 'guide',
    name: 'Publikumsguide',
    description: 'En guide på mobilen, med stemme og kart.',
    url: 'https://guide.example',
    qr_code_base_url: 'https://guide.example/qr/',
    menu_heading: 'Publikumsguide',
  })
  const kiosk = await insertApplication(tx, {
    slug: 'kiosk',
    name: 'Skjermer',
    description: 'Skjermer i utstillingen.',
    menu_heading: 'Skjermer',
  })

  const schemas = await fillSchemas(tx, { guide: guide.id, kiosk: kiosk.id }, localeIds)

  const locale_ids = localeIds.slice(0, 4)
  const kystleia = await insertInstance(tx, {
    application_id: guide.id,
    owner_id: fjordmuseet.id,
    slug: 'kystleia',
    name: 'Kystleia – publikumsguide',
    max_users: 25,
    expires_at: new Date(Date.now() + twoYearsMs).toISOString(),
    locale_ids,
  })
  const screens = await insertInstance(tx, {
    application_id: kiosk.id,
    owner_id: fjordmuseet.id,
    slug: 'bathallen',
    name: 'Skjermer i Båthallen',
    expires_at: null,
    locale_ids,
    shares: [{ to_application_instance_id: kystleia.id, type: 'media' }],
  })
  const walk = await insertInstance(tx, {
    application_id: guide.id,
    owner_id: havnes.id,
    slug: 'byvandring',
    name: 'Byvandring 1907',
    expires_at: '2026-01-31T23:00:00.000Z',
    locale_ids,
  })

  await setRole(tx, kystleia.id, superuser, roleIds.admin)
  for (const [instance, user, role] of [
    [kystleia, admin, 'admin'],
    [screens, admin, 'admin'],
    [walk, admin, 'editor'],
    [kystleia, editor, 'editor'],
    [screens, editor, 'editor'],
    [kystleia, guest, 'guest'],
  ] as const)
    await setRole(tx, instance.id, user, roleIds[role])
  await fillDocuments(tx, { ...schemas, coast: kystleia.id, hall: screens.id, town: walk.id, editor, admin })
}

async function addPeople(tx: Db, signIn: SignIn, passwordHash: string): Promise<[number, number, number, number]> {
  const ids: number[] = []
  for (const { username, name, is_admin } of people) {
    const { id } = await insertUser(tx, { username, name, is_admin, image_url: null, activated: true }, null)
    await signIn.replacePassword(tx, id, passwordHash)
    ids.push(id)
  }
  return ids as [number, number, number, number]
}
