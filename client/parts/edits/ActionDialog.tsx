import type { ReactNode } from 'react';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';

interface ActionDialogProps {
  /** Names the object of the action, such as what is deleted. */
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  action: () => Promise<unknown>;
  /** Said after the action. */
  done: string;
  /** Said when the action fails without a message for the user. */
  failure: string;
  onClose: () => void;
  children: ReactNode;
  /** Shown below the question. A function gets the error of the last attempt. */
  details?: ReactNode | ((error: string | undefined) => ReactNode);
}

/**
 * Asks before an action, such as a deletion; does it, says that it is done, and closes. A failure stays in the dialog.
 */
export function ActionDialog({ action, done, failure, onClose, details, children, ...asked }: ActionDialogProps) {
  const { attempt, message } = useAttempt(async () => {
    await action();
    toast.success(done);
    onClose();
  }, failure);
  return (
    <ConfirmDialog
      {...asked}
      isOpen
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
      details={typeof details === 'function' ? details(message) : details}
    >
      {children}
    </ConfirmDialog>
  );
}
