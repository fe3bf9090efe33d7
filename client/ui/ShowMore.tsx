import { useEffect, useRef } from 'react';
import { COUNT_LIMIT } from '../../domain/basics/countLimit.ts';
import { formatCount } from '../../domain/basics/formatCount.ts';
import { Button } from './Button.tsx';

export interface ShowMoreProps {
  shown: number;
  total: number;
  hasNext: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/**
 * The foot of a list: how many rows are shown, and a button for more. While there are more rows, the total is at least
 * one higher than the shown number, because rows may have been added since the server counted.
 */
export function ShowMore({ shown, total, hasNext, isLoading, onMore }: ShowMoreProps) {
  const count = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  // The last page removes the button. The count takes the focus, which would otherwise go to the start of the document.
  useEffect(() => {
    if (wasPressed.current && !hasNext && document.activeElement === document.body)
      count.current?.focus({ preventScroll: true });
  }, [hasNext]);
  const showMore = () => {
    wasPressed.current = true;
    onMore();
  };
  return (
    <>
      <span ref={count} tabIndex={-1}>
        {formatCount(shown)} {hasNext ? `af ${totalText(shown, total)}` : 'i alt'}
      </span>
      {hasNext && (
        <Button size="small" isPending={isLoading} onPress={showMore}>
          Vis flere
        </Button>
      )}
    </>
  );
}

const totalText = (shown: number, total: number) =>
  total < COUNT_LIMIT
    ? formatCount(Math.max(shown + 1, total))
    : `mere end ${formatCount(Math.max(shown, COUNT_LIMIT))}`;
