import { useColorScheme } from '@mui/material/styles'
import { type AppLocale, actionParams, appLocales, type Menu, type MenuItem, textWithTag } from '@vitrine/contract'
import { NamedIcon } from '@vitrine/forms/named-icon'
import { Landmark, Languages, LayoutDashboard, LogOut, MonitorSmartphone, Plus, Shield, SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pathToOwnMuseums } from '#features/owners'
import { type AdminKind, isAdminPath } from '#lib/admin-area'
import { useCurrentUser } from '#lib/current-user'
import { languageNames, useLanguage } from '#lib/i18n'
import type { Entry } from './entry.ts'

/** Where one is: the content of an instance, and whether one may write there. */
export type Here = { path: string; name: string; menu: Menu | undefined; mayWrite: boolean }

const modes = ['light', 'dark', 'system'] as const

/** A page with a form: what would take the person out of it for good is not offered there. */
const isEditor = (pathname: string) => /^\/(?:admin|owner|[^/]+\/[^/]+)\/(?:.+\/)?(?:create|\d+)$/.test(pathname)

const itemsOf = (menu: Menu): Pick<MenuItem, 'title' | 'mui_icon' | 'action'>[] =>
  menu.flatMap(({ menu_items }) => menu_items.flatMap((item) => [item, ...item.sub_menu_items]))

/** Every place one may go to and everything one may do, whatever is written. */
export function useEntries(kinds: AdminKind[], here: Here | undefined): Entry[] {
  const { t, i18n } = useTranslation()
  const { user } = useCurrentUser()
  const { pathname } = useLocation()
  const language = useLanguage()
  const { mode = 'system', setMode } = useColorScheme()
  const museums = pathToOwnMuseums(user)
  const isAdmin = isAdminPath(pathname)

  const place = (to: string, label: string, icon: Entry['icon'], caption?: string): Entry => ({
    key: `place ${to}`,
    group: 'places',
    label,
    icon,
    to,
    ...(caption ? { caption } : {}),
  })
  const opened = (here?.menu ? itemsOf(here.menu) : []).flatMap(({ title, mui_icon, action }) => {
    const params = actionParams(action)
    const label = textWithTag(title, i18n.language)
    return params === undefined || !label ? [] : [{ params, label, icon: mui_icon, action }]
  })
  const inMenu = opened.map(({ params, label, icon }) => place(`${here?.path}?${params}`, label, <NamedIcon name={icon ?? undefined} />))
  const created = opened
    .filter(({ action }) => here?.mayWrite && action.doc_type === 'Schema' && !action.single_document)
    .map(
      ({ params, label }): Entry => ({
        key: `create ${params}`,
        group: 'actions',
        label: t('palette.create', { name: label }),
        icon: <Plus aria-hidden />,
        to: `${here?.path}/create?${params}`,
      }),
    )
  const instances = user.instances.map(({ path, name, owner_name, expired }) =>
    place(
      path,
      expired ? t('views.instance.expired', { name }) : name,
      <MonitorSmartphone aria-hidden />,
      textWithTag(owner_name, i18n.language),
    ),
  )
  const administered = user.is_admin
    ? kinds.map(({ name, icon: Icon }) => place(`/admin/${name}`, t(`schemaTypes.${name}.plural`), <Icon />, t('app.administration')))
    : []

  const action = (key: string, label: string, icon: Entry['icon'], does: { to: string } | { run: () => void }): Entry => ({
    key,
    group: 'actions',
    label,
    icon,
    ...does,
  })
  const otherLocales = appLocales.filter((locale) => locale !== i18n.language)
  return [
    ...inMenu,
    place('/dashboard', t('app.dashboard'), <LayoutDashboard aria-hidden />),
    ...instances,
    ...(museums ? [place(museums, t('views.owner.editMyMuseums'), <Landmark aria-hidden />)] : []),
    ...administered,
    ...created,
    ...(user.is_admin && !isAdmin ? [action('administration', t('app.administration'), <Shield aria-hidden />, { to: '/admin' })] : []),
    ...otherLocales.map((locale: AppLocale) =>
      action(`language ${locale}`, t('palette.language', { name: languageNames[locale] }), <Languages aria-hidden />, {
        run: () => void language.change(locale),
      }),
    ),
    ...modes
      .filter((each) => each !== mode)
      .map((each) =>
        action(`appearance ${each}`, t('palette.appearance', { name: t(`app.appearance.${each}`) }), <SunMoon aria-hidden />, {
          run: () => setMode(each),
        }),
      ),
    ...(isEditor(pathname) ? [] : [action('logout', t('app.logOut'), <LogOut aria-hidden />, { to: '/logout' })]),
  ]
}
