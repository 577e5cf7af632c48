import { Component, type ReactNode } from 'react'

type Props = { fallback: ReactNode; resetBy: unknown; children: ReactNode }
type State = { failed: boolean; resetBy: unknown }

/** A part that cannot be drawn leaves a message in its place, and the rest of the form stands; a new schema is tried anew. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetBy }: Props, state: State): Partial<State> | null {
    return resetBy === state.resetBy ? null : { failed: false, resetBy }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
