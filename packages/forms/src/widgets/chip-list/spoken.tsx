import Box from '@mui/material/Box'
import { visuallyHidden } from '../../engine/index.ts'

/** Heard by those who do not see, at the moment it changes. */
export const Spoken = ({ text }: { text: string }) => (
  <Box component="span" role="status" sx={visuallyHidden}>
    {text}
  </Box>
)
