/** A field that can be read but not changed: sunken, with a quiet edge. The theme gives it to plain inputs; these are not. */
export const lockedLook = {
  bgcolor: 'surface.sunken',
  '&:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
}
