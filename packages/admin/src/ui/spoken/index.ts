// Text that is heard and not seen.
export { Spoken } from './spoken.tsx'
