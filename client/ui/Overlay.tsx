import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';

interface OverlayProps {
  className: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  /** Whether a click beside the content closes it. */
  isDismissable?: boolean;
  isKeyboardDismissDisabled?: boolean;
  children: ReactNode;
}

/** Covers the page and holds an open dialog, drawer or palette. */
export const Overlay = ({ onClose, isDismissable = true, ...props }: OverlayProps) => (
  <ModalOverlay
    {...props}
    isDismissable={isDismissable}
    onOpenChange={(open) => !open && onClose()}
    shouldCloseOnInteractOutside={isFirstClick}
  />
);

/** The second click of a double click was meant for the button that opened the dialog. */
const isFirstClick = () => !(window.event instanceof MouseEvent && window.event.detail > 1);
