/** The command palette: one field from which documents, places and actions are reached. Avoid: spotlight, omnibox, launcher. */
export { PaletteButton } from './parts/palette-button.tsx'
