import { localesKind } from '#features/locales'
import { translationsKind } from '#features/translations'
import { usersKind } from '#features/users'
import { inMenuOrder } from '#lib/admin-area'

export const adminKinds = inMenuOrder([localesKind, translationsKind, usersKind])
