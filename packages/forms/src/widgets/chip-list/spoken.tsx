import Box from '@mui/material/Box'

/** Heard by those who do not see, at the moment it changes. */
export const Spoken = ({ text }: { text: string }) => (
  <Box
    component="span"
    role="status"
    sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}
  >
    {text}
  </Box>
)
