import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'

const menuOrder = ['owner', 'application', 'instance', 'schema', 'api-key', 'user', 'translation', 'locale', 'news', 'audit'] as const
export type AdminKindName = (typeof menuOrder)[number]

/** What a feature brings to the administration; its name is its path, /admin/{name}, and its label schemaTypes.{name}.plural. */
export type AdminKind = {
  name: AdminKindName
  icon: ComponentType
  routes: RouteObject[]
  /** What is changed here does not reach the installation that people use: its entry says where that is. */
  belongsToProduction?: boolean
}

/** A kind without a feature is simply not there. */
export const inMenuOrder = (kinds: AdminKind[]): AdminKind[] => menuOrder.flatMap((name) => kinds.filter((kind) => kind.name === name))

/** Only the first segment counts: a museum may be called Administrasjonsmuseet. */
export const isAdminPath = (pathname: string): boolean => pathname.split('/')[1] === 'admin'
