import { apiKeysKind } from '#features/api-keys'
import { applicationsKind } from '#features/applications'
import { auditKind } from '#features/audit'
import { instancesKind } from '#features/instances'
import { localesKind } from '#features/locales'
import { newsFeedKind } from '#features/news-feed'
import { ownersKind } from '#features/owners'
import { schemasKind } from '#features/schemas'
import { translationsKind } from '#features/translations'
import { usersKind } from '#features/users'
import { inMenuOrder } from '#lib/admin-area'

export const adminKinds = inMenuOrder([
  apiKeysKind,
  applicationsKind,
  auditKind,
  instancesKind,
  localesKind,
  newsFeedKind,
  ownersKind,
  schemasKind,
  translationsKind,
  usersKind,
])
