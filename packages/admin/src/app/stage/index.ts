// The stage of the app's browser tests: the whole admin on a network and an address bar of the test's own. Not part of the product.
export { type Answer, ingrid, open, problem, record, refused, reopen, tellTabs, tokens, usualSettings } from './app-stage.tsx'
