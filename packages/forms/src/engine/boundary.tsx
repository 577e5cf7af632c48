import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode /** In place of a part whose program could not be fetched. */
  notLoaded?: ReactNode
  resetBy: unknown
  children: ReactNode
}
type State = { failed: 'drawing' | 'loading' | undefined; resetBy: unknown }

/** A part that cannot be drawn leaves a message in its place, and the rest of the form stands; a new schema is tried anew. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: undefined, resetBy: this.props.resetBy }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: isLoading(error) ? 'loading' : 'drawing' }
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): Partial<State> | null {
    return resetBy === state.resetBy ? null : { failed: undefined, resetBy }
  }

  override render() {
    const { fallback, notLoaded = fallback, children } = this.props
    if (!this.state.failed) return children
    return this.state.failed === 'loading' ? notLoaded : fallback
  }
}

/** What the browsers say when a chunk cannot be fetched: offline, or a new version has taken its place. */
const isLoading = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script failed/.test(error.message)
