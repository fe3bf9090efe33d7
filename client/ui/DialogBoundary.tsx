import { Component, type ReactNode } from 'react';
import { ErrorState } from './Card.tsx';
import { Dialog } from './Dialog.tsx';

interface DialogBoundaryProps {
  title: string;
  /** What could not be done. */
  failure: string;
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Without what it needs the dialog says so itself, and the page behind it stays. */
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
