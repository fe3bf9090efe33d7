import { Component, startTransition, useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';

interface DialogBoundaryProps {
  title: string;
  /** Says in Danish what failed. */
  failure: string;
  /** Says in Danish why, or what the user can do. */
  reasonOf?: (error: unknown) => string;
  wide?: boolean;
  onRetry: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** How often a dialog could not load its data. */
let failureCount = 0;

/**
 * An error boundary around a dialog that loads data. On an error, the dialog shows a message and the page behind it
 * stays. The boundary does not reset by itself: to retry, the owner renders it with another key.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed?: { error: unknown } }> {
  override state: { failed?: { error: unknown } } = {};

  static getDerivedStateFromError = (error: unknown) => ({ failed: { error } });

  override componentDidCatch(): void {
    failureCount += 1;
  }

  override render(): ReactNode {
    const { title, failure, reasonOf, wide = false, onRetry, onClose, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    return (
      <Dialog title={title} isOpen wide={wide} onClose={onClose}>
        <ErrorState title={failure} text={reasonOf?.(failed.error)} onRetry={onRetry} />
      </Dialog>
    );
  }
}

interface LoadedDialogProps extends Omit<DialogBoundaryProps, 'onRetry' | 'children'> {
  /** Renders the dialog, which loads its data with this key. */
  children: (fetchKey: number) => ReactNode;
}

/**
 * A dialog that loads its data when it opens. An error stays until another attempt is answered. A query that has failed
 * would not be sent again under the same key, also not when the dialog is closed and opened.
 */
export function LoadedDialog({ children, ...props }: LoadedDialogProps) {
  const [fetchKey, setFetchKey] = useState(failureCount);
  return (
    <DialogBoundary key={fetchKey} {...props} onRetry={() => startTransition(() => setFetchKey(failureCount))}>
      {children(fetchKey)}
    </DialogBoundary>
  );
}
