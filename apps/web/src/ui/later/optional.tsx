import { Component, type ReactNode } from "react";

/** A part that the page can do without: where it fails, or does not arrive, nothing stands. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
