import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '../../../domain/backOffice/savedViews.ts';
import styles from './ResizeHandle.module.css';

interface ResizeHandleProps {
  title: string;
  width: number | undefined;
  onResize: (width: number | null) => void;
}

const STEP = 16;
const STEPS: Record<string, number> = { ArrowLeft: -STEP, ArrowRight: STEP };

/** The edge of a column, which changes its width: by dragging and with the arrow keys. A double click resets it. */
export function ResizeHandle({ title, width, onResize }: ResizeHandleProps) {
  const handle = useRef<HTMLDivElement>(null);
  const start = useRef<{ x: number; width: number }>(undefined);
  const measured = () => handle.current!.closest('th')!.getBoundingClientRect().width;
  const begin = (event: PointerEvent) => {
    event.preventDefault();
    handle.current!.focus();
    handle.current!.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: measured() };
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (start.current && clientX !== start.current.x) onResize(start.current.width + clientX - start.current.x);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) onResize((width ?? measured()) + step);
    else if (event.key === 'Home') onResize(MIN_COLUMN_WIDTH);
    else if (event.key === 'End') onResize(MAX_COLUMN_WIDTH);
    else if (event.key === 'Escape' || event.key === 'Delete') onResize(null);
    else return;
    event.preventDefault();
  };
  return (
    // A separator that can be focused is a widget with a value.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={handle}
      className={styles.handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Bredde af ${title}`}
      aria-valuenow={width ?? 0}
      aria-valuemin={0}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuetext={width ? `${width} pixel` : 'Automatisk'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={drag}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
      onDoubleClick={() => onResize(null)}
      onKeyDown={press}
    />
  );
}
