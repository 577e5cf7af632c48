/** Answers kept for a while, so that the same question is asked once. In memory, bounded, each process its own. */
export { createMemory } from './memory.ts'
