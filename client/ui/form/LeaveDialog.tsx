import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  /** Called when the user stays. */
  onClose: () => void;
  /** Says what would be lost. */
  children: ReactNode;
}

/** Asks whether to leave a page with unsaved input. */
export const LeaveDialog = ({ onLeave, onClose, children }: LeaveDialogProps) => (
  <ConfirmDialog
    title="Vil du forlade siden?"
    confirmLabel="Forlad siden"
    cancelLabel="Bliv her"
    danger
    isOpen
    onCancel={onClose}
    onConfirm={onLeave}
  >
    {children}
  </ConfirmDialog>
);
