import type { ReactNode } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Configuration.module.css';

interface PickDialogProps {
  title: string;
  /** The button that saves what was picked; undefined as long as there is nothing to save. */
  save: { label: string; isDisabled: boolean; onPress: () => Promise<void> } | undefined;
  isSaving: boolean;
  /** Why saving failed. */
  message: string | undefined;
  /** A button at the start of the footer. */
  extraAction?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog in which an admin picks something for a company. It cannot be closed while the choice is being saved. */
export function PickDialog({ title, save, isSaving, message, extraAction, onClose, children }: PickDialogProps) {
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
          {save && (
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={save.isDisabled}
              onPress={() => void save.onPress()}
            >
              {save.label}
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
