import Box from '@mui/material/Box'

/** A language's short name; dashed where there is no text in it. */
export function LanguageMark({ code, isMissing = false }: { code: string; isMissing?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        px: '5px',
        border: 1,
        borderStyle: isMissing ? 'dashed' : 'solid',
        borderColor: isMissing ? 'border.field' : 'transparent',
        borderRadius: (theme) => `${theme.radius.tag}px`,
        bgcolor: isMissing ? 'transparent' : 'surface.sunken',
        color: isMissing ? 'text.tertiary' : 'text.secondary',
        fontSize: '0.6875rem',
        lineHeight: '1rem',
        fontWeight: 650,
        textTransform: 'uppercase',
      }}
    >
      {code}
    </Box>
  )
}
