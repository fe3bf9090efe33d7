import { useEffect, useState, type FocusEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styles from './BackOffice.module.css';

/** Navigation wider than this shows its texts and needs no tooltips. */
const COLLAPSED_WIDTH = 100;

interface Tooltip {
  text: string;
  top: number;
  left: number;
}

/**
 * Tooltips for the elements with `data-tooltip` in collapsed navigation, for the mouse and for the keyboard. The
 * elements have the text as their accessible name anyway. Escape hides the tooltip.
 */
export function useTooltip() {
  const [shown, setShown] = useState<Tooltip>();
  const hide = () => setShown(undefined);
  const show = (event: SyntheticEvent) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-tooltip]');
    if (!element || element.offsetWidth > COLLAPSED_WIDTH) return hide();
    const { right, top, height } = element.getBoundingClientRect();
    setShown({ text: element.dataset.tooltip!, left: right + 8, top: top + height / 2 });
  };
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [shown]);
  return {
    tooltip:
      shown &&
      createPortal(
        <div className={styles.tooltip} style={{ top: shown.top, left: shown.left }} aria-hidden>
          {shown.text}
        </div>,
        document.body,
      ),
    onMouseOver: (event: MouseEvent) => show(event),
    onMouseLeave: hide,
    onFocus: (event: FocusEvent) => event.target.matches(':focus-visible') && show(event),
    onBlur: hide,
    onClick: hide,
    onScrollCapture: hide,
  };
}
