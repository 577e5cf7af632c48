/** The museum speaks in serif: its own words are written in the face they are read in. The line is taller, so the field keeps its height. */
export const inProse = { '& .MuiInputBase-input': { typography: 'prose', height: 'auto', py: 0.5 } }
