// The stage of the browser tests: theme, words and router around one component, and axe to look at it. Not part of the product.
export { norwegian, type Scheme, type Stage, seriousFindings, show } from './stage.tsx'
