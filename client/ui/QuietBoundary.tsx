import { Component, Suspense, type ReactNode } from 'react';

/** For content that only adds to a screen: renders nothing while it loads and when it fails. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    return !this.state.hasFailed && <Suspense>{this.props.children}</Suspense>;
  }
}
