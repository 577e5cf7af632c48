// The drawn case of the state screens: empty, broken, fenced.
export { Illustration, type IllustrationKind } from './illustration.tsx'
