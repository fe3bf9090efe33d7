import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Configuration.module.css';

interface PickDialogProps {
  title: string;
  /** The button that saves the choice; undefined while there is nothing to save. */
  saveButton: { label: string; isDisabled: boolean; onPress: () => Promise<void> } | undefined;
  isSaving: boolean;
  /** Why saving failed. */
  message: string | undefined;
  /** A button at the start of the footer. */
  extraAction?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which an admin picks something for a company. It cannot be closed while the choice is being saved. */
export function PickDialog({ title, saveButton, isSaving, message, extraAction, onClose, children }: PickDialogProps) {
  const close = () => !isSaving && onClose();
  return (
    <Dialog
      title={title}
      isOpen
      onClose={close}
      footer={
        <>
          {extraAction && <span className={styles.footerStart}>{extraAction}</span>}
          <Button onPress={close} isDisabled={isSaving}>
            Annuller
          </Button>
          {saveButton && (
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={saveButton.isDisabled}
              onPress={() => void saveButton.onPress()}
            >
              {saveButton.label}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialogBody}>
        {message && (
          <Banner tone="red" role="alert">
            {message}
          </Banner>
        )}
        {children}
      </div>
    </Dialog>
  );
}
