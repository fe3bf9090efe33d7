import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface OrderBoundaryProps {
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Without its options the dialog says so itself, and the page behind it stays. */
export class OrderBoundary extends Component<OrderBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render(): ReactNode {
    const { onRetry, onClose, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Dialog title="Bestil licens" isOpen onClose={onClose}>
        <ErrorState title="Kunne ikke hente afdelinger og Zendesk installationer" onRetry={onRetry} />
      </Dialog>
    );
  }
}
