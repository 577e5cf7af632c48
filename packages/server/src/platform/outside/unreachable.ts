export type WhyNot = 'address' | 'redirects' | 'time' | 'type' | 'size' | 'answer' | 'connection'

/** Nothing was read, and why: for the log and for tests. Callers tell people no more than that nothing came. */
export class Unreachable extends Error {
  readonly why: WhyNot
  constructor(why: WhyNot, detail?: string) {
    super(detail ? `${why}: ${detail}` : why)
    this.why = why
  }
}
