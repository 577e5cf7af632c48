import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'

export type IllustrationKind = 'empty' | 'broken' | 'fenced'

const fencePosts = [45, 57, 71, 85, 97]

/** The case of the mark with one blue thing in it. Never more than decoration: the words beside it carry the meaning. */
export function Illustration({ kind }: { kind: IllustrationKind }) {
  const { palette } = useTheme().vars
  const blue = palette.primary.main
  const grey = palette.border.field

  return (
    <Box component="svg" viewBox="0 0 148 112" aria-hidden sx={{ width: 148, height: 112, display: 'block', fill: 'none', flex: 'none' }}>
      <path d="M37 94V33a14 14 0 0 1 14-14h46a14 14 0 0 1 14 14v61" stroke={grey} strokeWidth="2" />
      {kind === 'empty' && (
        <>
          <path d="M49.5 42A11.5 11.5 0 0 1 61 31" stroke={blue} strokeOpacity="0.7" strokeWidth="2" strokeLinecap="round" />
          <ellipse cx="73" cy="78" rx="13" ry="2.8" fill={palette.primary.tint} />
          <path d="M62.5 48h21l-9.2 25.4a1.4 1.4 0 0 1-2.6 0z" stroke={blue} strokeWidth="2.2" strokeDasharray="3 4" />
          <path d="M55 82h36M59 82l4.5 12M87 82l-4.5 12" stroke={grey} strokeWidth="2" />
        </>
      )}
      {kind === 'broken' && (
        <>
          <path d="M67 60h14l10 34H57z" fill={palette.primary.tint} />
          <path d="M77 43.5 97.5 52.5 79.5 73.5a3.4 3.4 0 0 1-5.8-2.4z" stroke={blue} strokeWidth="2.2" strokeLinejoin="round" />
          <path d="M111 31.5 95.5 44.5l8 5.5-14 16.5" stroke={grey} strokeWidth="1.5" strokeLinejoin="round" />
        </>
      )}
      {kind === 'fenced' && (
        <>
          <path d="M38 57h72v37H38z" fill={palette.surface.sunken} />
          {fencePosts.map((x) => (
            <path key={x} d={`M${x} 57v37`} stroke={palette.divider} strokeWidth="2" />
          ))}
          <circle cx="74" cy="71.5" r="10.5" fill={palette.background.paper} stroke={blue} strokeWidth="2.2" />
          <path d="M74 69v5.5" stroke={blue} strokeWidth="2.4" strokeLinecap="round" />
        </>
      )}
      <path d="M22 95.5h104" stroke={palette.text.primary} strokeWidth="3" strokeLinecap="round" />
    </Box>
  )
}
