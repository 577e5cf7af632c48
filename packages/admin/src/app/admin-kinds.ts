import { applicationsKind } from '#features/applications'
import { auditKind } from '#features/audit'
import { instancesKind } from '#features/instances'
import { localesKind } from '#features/locales'
import { ownersKind } from '#features/owners'
import { schemasKind } from '#features/schemas'
import { usersKind } from '#features/users'
import { inMenuOrder } from '#lib/admin-area'

export const adminKinds = inMenuOrder([applicationsKind, auditKind, instancesKind, localesKind, ownersKind, schemasKind, usersKind])
