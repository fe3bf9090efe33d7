import type { ReactNode } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { CopyField } from './CopyField.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { LeaveGuard } from './form/LeaveGuard.tsx';

interface OneTimeSecretProps {
  title: string;
  label: string;
  secret: string;
  /** A sentence for the user about the use of the secret. */
  purpose?: ReactNode;
  /** Says what to do with the secret now. */
  warning: string;
  onClose: () => void;
}

/**
 * Shows a secret for the only time, so a click outside and the Escape key do not close the dialog, and leaving the page
 * asks first.
 */
export const OneTimeSecret = ({ title, label, secret, purpose, warning, onClose }: OneTimeSecretProps) => (
  <Dialog
    title={title}
    isOpen
    isAlert
    isOnce
    onClose={onClose}
    footer={
      <Button variant="primary" onPress={onClose}>
        Jeg har gemt nøglen
      </Button>
    }
  >
    <div className={styles.secret}>
      {purpose && <p>{purpose}</p>}
      <Banner tone="amber">{warning}</Banner>
      <CopyField label={label} value={secret} />
    </div>
    <LeaveGuard isDirty>Nøglen vises kun denne gang og kan ikke hentes igen.</LeaveGuard>
  </Dialog>
);
