import Avatar from '@mui/material/Avatar'
import { initialsOf } from './initials.ts'

type Props = { name: string; imageUrl?: string | null; size?: 20 | 28 | 36 | 40 | 60 | 96 }

/** The picture of a person, else the initials; decoration, since the name always stands beside it. */
export function PersonAvatar({ name, imageUrl, size = 28 }: Props) {
  return (
    <Avatar
      aria-hidden
      src={imageUrl || undefined}
      slotProps={{ img: { alt: '', loading: 'lazy', referrerPolicy: 'no-referrer' } }}
      sx={{ width: size, height: size, flex: 'none', fontSize: size <= 20 ? 9 : Math.round(size * 0.37) }}
    >
      {initialsOf(name)}
    </Avatar>
  )
}
