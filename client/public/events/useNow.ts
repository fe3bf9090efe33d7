import { useEffect, useState } from 'react';
import { endOf, type EventTimes } from '../../../domain/events/events.ts';

/** The longest delay that `setTimeout` supports; a longer one fires at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Returns the time of the first render, and a new one when the event ends, so that an open page then shows the event as
 * closed.
 */
export function useNow(event: EventTimes): number {
  const [now, setNow] = useState(() => Date.now());
  const end = endOf(event).getTime();
  useEffect(() => {
    if (end <= now) return undefined;
    const remaining = Math.max(0, end - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(remaining, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
}
