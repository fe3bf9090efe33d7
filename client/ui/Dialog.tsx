import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { focusContent } from './focusContent.ts';
import { Overlay } from './Overlay.tsx';
import { InDialogContext } from './useIsNarrow.ts';

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** The content is read alone. It gets the focus itself, so that the arrow keys scroll it. */
  isText?: boolean;
  /** As large as the window, for a table with many columns. */
  full?: boolean;
  /** A question: a click outside does not close the dialog. */
  isAlert?: boolean;
  /** The content is shown only once, such as a secret: Escape does not close the dialog. */
  isOnce?: boolean;
  /** Leaves the button for closing out; the buttons of the footer close the dialog. */
  hasNoCloseButton?: boolean;
}

/**
 * A modal dialog. `onClose` asks the owner to close the dialog by setting `isOpen` to false. The focus returns to the
 * element that opened the dialog, or to the screen's content when that element is gone.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  footer,
  wide,
  isText,
  full,
  isAlert,
  isOnce = false,
  hasNoCloseButton,
}: DialogProps) {
  return (
    <Overlay
      className={styles.scrim}
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isAlert}
      isKeyboardDismissDisabled={isOnce}
    >
      <Modal className={classes(styles.modal, wide && styles.wide, full && styles.full)}>
        <AriaDialog className={styles.dialog} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {!hasNoCloseButton && (
              <IconButton label="Luk" onPress={onClose}>
                <X aria-hidden />
              </IconButton>
            )}
          </header>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the text */}
          <div className={styles.body} tabIndex={isText ? 0 : undefined}>
            <InDialogContext value>{children}</InDialogContext>
          </div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
          {!isOnce && <CloseWithoutFocus onClose={onClose} />}
          <FocusFallback />
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}

/**
 * Closes the dialog on Escape when nothing has the focus, because the element that had it is gone, such as a button
 * that a live update has removed. react-aria hears keys inside of the dialog alone.
 */
function CloseWithoutFocus({ onClose }: Pick<DialogProps, 'onClose'>) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const dialog = marker.current!.closest(ANY_DIALOG);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.activeElement !== document.body) return;
      if ([...document.querySelectorAll(ANY_DIALOG)].at(-1) === dialog) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return <span ref={marker} hidden />;
}

const ANY_DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Focuses the screen's content after the dialog when the element that opened it is gone, such as a row that was
 * deleted. Otherwise the Tab key would start at the header again.
 */
function FocusFallback() {
  useEffect(
    () => () =>
      void setTimeout(() => {
        if (document.activeElement === document.body && !document.querySelector(ANY_DIALOG)) focusContent();
      }, FOCUS_RETURN_MS),
    [],
  );
  return null;
}

/** By this time, react-aria has returned the focus to the element that opened the dialog, if it still exists. */
const FOCUS_RETURN_MS = 150;

interface DrawerProps {
  label: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal panel at the side of the window, for the menu on phones. */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  return (
    <Overlay className={styles.scrim} isOpen={isOpen} onClose={onClose}>
      <Modal className={styles.drawer}>
        <AriaDialog className={styles.dialog} aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}
