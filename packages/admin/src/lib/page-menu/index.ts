/** What stands in the frame's menu while a page is shown: its route says so in its handle; else the frame has its own. */
export { type PageHandle, type PageMenu, type PageMenuProps, usePageMenu } from './page-menu.ts'
