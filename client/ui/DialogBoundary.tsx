import { Component, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';

interface DialogBoundaryProps {
  title: string;
  /** Says in Danish what failed. */
  failure: string;
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An error boundary around a dialog that loads data. On an error, the dialog shows a message and the page behind it
 * stays. The boundary does not reset by itself: to retry, the owner renders it with another key.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { title, failure, onRetry, onClose, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Dialog title={title} isOpen onClose={onClose}>
        <ErrorState title={failure} onRetry={onRetry} />
      </Dialog>
    );
  }
}
