/** An application is a kind of public product (a guide, a kiosk, a web site). Its screens come with the admin area. Avoid: app type, template. */
export { insert as insertApplication } from './repository.ts'
