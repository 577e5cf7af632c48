/** The theme on the page: MUI's styles carry the page's nonce, so that the browser takes them under a strict policy. */
export { Look } from './look.tsx'
