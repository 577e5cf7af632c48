/** Rich text from outside made safe to store and to send out. Avoid: clean, escape. */
export { sanitiseHtml } from './sanitise.ts'
