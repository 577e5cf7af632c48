// The parts a page is built of: heading, bar, section card, notice, status sign, the picture of a person.
export { initialsOf } from './initials.ts'
export { Notice, type NoticeKind } from './notice.tsx'
export { OnceShown } from './once-shown.tsx'
export { PageBar, PageHeader } from './page-header.tsx'
export { PersonAvatar } from './person-avatar.tsx'
export { CountPill, Section } from './section.tsx'
export { type Status, StatusChip, signOf } from './status-chip.tsx'
