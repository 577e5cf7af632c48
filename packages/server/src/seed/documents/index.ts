/** The demo museum's documents, written for this project. */
export { haabet } from './haabet.ts'
export { lighthouse } from './lighthouse.ts'
export { fire, stockfish, walk } from './others.ts'
export { saltHouse } from './salt-house.ts'
