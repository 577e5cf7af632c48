import type { ReactNode } from 'react'

export type Question = {
  /** Names the thing: «Slette «Kaia i Havnes» for godt?» */
  title: string
  /** What it touches. */
  text?: ReactNode
  /** The verb of the step: «Slett for godt». */
  confirm: string
  /** The verb of staying; «Behold» unless something fits better. */
  keep?: string
  destructive?: boolean
}
