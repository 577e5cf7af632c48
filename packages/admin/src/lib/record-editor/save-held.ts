/** Thrown by a `save` that the person thought better of: nothing failed, and nothing is told. */
export class SaveHeld extends Error {}
