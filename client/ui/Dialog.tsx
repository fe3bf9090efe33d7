import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { focusContent } from './focusContent.ts';

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** As large as the window, for a table of many columns. */
  full?: boolean;
  /** A question that must be answered rather than clicked away. */
  isAlert?: boolean;
  /** What it shows is shown this once: Escape doesn't close it either, only a button. */
  isOnce?: boolean;
}

export function Dialog({ title, isOpen, onClose, children, footer, wide, full, isAlert, isOnce = false }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.scrim}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isOnce}
    >
      <Modal className={classes(styles.modal, wide && styles.wide, full && styles.full)}>
        <AriaDialog className={styles.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label="Luk" onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
          <FocusKept />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Where what opened it is gone, such as a row that was deleted, the keys go on in the screen's content and not before its head. */
function FocusKept() {
  useEffect(
    () => () =>
      void setTimeout(() => {
        if (
          document.activeElement === document.body &&
          !document.querySelector('[role="dialog"], [role="alertdialog"]')
        )
          focusContent();
      }, FOCUS_RETURNED_MS),
    [],
  );
  return null;
}

/** By then react-aria has given it back to whoever is still there. */
const FOCUS_RETURNED_MS = 150;

interface DrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The phone's menu, in from the side. */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay className={styles.scrim} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={styles.drawer}>
        <AriaDialog className={styles.dialog} aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
