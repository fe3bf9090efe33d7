import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface CancelDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export const CancelDialog = ({ isOpen, onStay, onLeave }: CancelDialogProps) => (
  <ConfirmDialog
    title="Vil du annullere oprettelsen?"
    isOpen={isOpen}
    confirmLabel="Slet og forlad"
    cancelLabel="Bliv her"
    danger
    onCancel={onStay}
    onConfirm={onLeave}
  >
    Det, du har skrevet i guiden, bliver slettet.
  </ConfirmDialog>
);
