import { useState, type ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** Names the object of the action, such as what is deleted. */
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Why the action failed; the dialog stays open. */
  message?: string | undefined;
  onConfirm: () => Promise<unknown> | void;
  onCancel: () => void;
  children: ReactNode;
  /** Shown below the question. */
  details?: ReactNode;
}

/**
 * Asks for confirmation of an action. While the promise of `onConfirm` is pending, the dialog cannot be closed. The
 * caller closes the dialog after success, and passes the error as `message`; `onConfirm` must not reject.
 */
export function ConfirmDialog({
  title,
  isOpen,
  confirmLabel,
  cancelLabel = 'Annuller',
  danger,
  message,
  onConfirm,
  onCancel,
  children,
  details,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await Promise.resolve(onConfirm()).finally(() => setPending(false));
  };
  // Closing the dialog would not cancel a pending action.
  const cancel = () => !isPending && onCancel();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={cancel}
      isAlert
      footer={
        <>
          <Button onPress={cancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {message && (
        <div className={styles.message}>
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        </div>
      )}
      <p>{children}</p>
      {details}
    </Dialog>
  );
}
