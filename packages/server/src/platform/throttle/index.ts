/** How often someone may try something within a while. */
export { createThrottle } from './throttle.ts'
