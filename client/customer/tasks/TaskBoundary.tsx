import { Component, type ReactNode } from 'react';
import { messageOf, NetworkError } from '../../app/relay/errors.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface TaskBoundaryProps {
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a task that cannot be loaded as an error in its dialog; the board behind the dialog stays. */
export class TaskBoundary extends Component<TaskBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render(): ReactNode {
    const { onRetry, onClose, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const text =
      error instanceof NetworkError
        ? 'Kontroller din internetforbindelse.'
        : messageOf(error, 'Der opstod en fejl. Prøv igen om lidt.');
    return (
      <Dialog title="Opgave" isOpen wide onClose={onClose}>
        <ErrorState title="Kunne ikke hente opgave detaljer" text={text} onRetry={onRetry} />
      </Dialog>
    );
  }
}
