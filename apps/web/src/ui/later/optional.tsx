import { Component, type ReactNode } from "react";

/**
 * A part that the page can do without: where it fails, or does not arrive, nothing stands, or what
 * leads on without it.
 */
export class Optional extends Component<
  { children: ReactNode; otherwise?: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.otherwise : this.props.children;
  }
}
