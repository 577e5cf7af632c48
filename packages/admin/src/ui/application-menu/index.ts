// The grouped side menu of an application, as editors have it at the left; the menu builder shows the same as its preview.
export { ApplicationMenu, type ApplicationMenuProps } from './application-menu.tsx'
