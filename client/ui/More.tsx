import { useEffect, useRef } from 'react';
import { written } from '../../domain/counted.ts';
import { COUNTED_TO } from '../../domain/counting.ts';
import { Button } from './Button.tsx';

export interface MoreProps {
  shown: number;
  total: number;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** For a list's foot: how much of it is shown, and more of it. What was added since it was counted counts too. */
export function More({ shown, total, hasNext, isLoading, onMore }: MoreProps) {
  const count = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  // With the last page the button goes, and would take the focus along.
  useEffect(() => {
    if (wasPressed.current && !hasNext && document.activeElement === document.body)
      count.current?.focus({ preventScroll: true });
  }, [hasNext]);
  const more = () => {
    wasPressed.current = true;
    onMore();
  };
  return (
    <>
      <span ref={count} tabIndex={-1}>
        {written(shown)} {hasNext ? `af ${inAll(shown, total)}` : 'i alt'}
      </span>
      {hasNext && (
        <Button size="small" isPending={isLoading} onPress={more}>
          Vis flere
        </Button>
      )}
    </>
  );
}

const inAll = (shown: number, total: number) =>
  total < COUNTED_TO ? written(Math.max(shown + 1, total)) : `mere end ${written(Math.max(shown, COUNTED_TO))}`;
