import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  /** Names the thing that goes. */
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  onConfirm: () => Promise<unknown> | void;
  onCancel: () => void;
  children: ReactNode;
}

export function ConfirmDialog({ title, isOpen, confirmLabel, cancelLabel = 'Annuller', danger, onConfirm, onCancel, children }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await Promise.resolve(onConfirm()).finally(() => setPending(false));
  };
  return (
    <Dialog
      title={title} isOpen={isOpen} onClose={onCancel} isAlert
      footer={
        <>
          <Button onPress={onCancel} isDisabled={isPending}>{cancelLabel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>{confirmLabel}</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
