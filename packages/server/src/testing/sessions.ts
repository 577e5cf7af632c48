/** Signed in without the pages of the login service; for processes of their own, which cannot load the runner that test-app.ts needs. */
export { issueSession } from '../features/sign-in/testing/index.ts'
