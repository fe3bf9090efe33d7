import { Component, Suspense, type ReactNode } from 'react';

/** What only adds to a screen waits and fails in silence: the screen itself says what is wrong. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return !this.state.hasFailed && <Suspense>{this.props.children}</Suspense>;
  }
}
