/** The ways out of the page; the browser's own, handed in so that nothing here reaches for the address bar. */
export type Doors = {
  goTo: (address: string) => void
  /** The same address from the start; unlike going to it, also when it ends in a #. */
  reload: () => void
}
