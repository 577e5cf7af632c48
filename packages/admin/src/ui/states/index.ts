// What stands in the room when there is nothing to show: empty, failed, no access, not found. Each says what to do next.
export { EmptyState, ErrorState, NoAccess, NotFound } from './states.tsx'
