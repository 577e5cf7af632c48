import { localesKind } from '#features/locales'
import { usersKind } from '#features/users'
import { inMenuOrder } from '#lib/admin-area'

export const adminKinds = inMenuOrder([localesKind, usersKind])
