import { useEffect, useState } from 'react';
import { endOf, type EventTimes } from '../../domain/events.ts';

/** Longer timers would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time as far as the event's end is concerned: renders again when the end passes, also on a page that nobody touches. */
export function useNow(event: EventTimes): number {
  const [now, setNow] = useState(() => Date.now());
  const end = endOf(event).getTime();
  useEffect(() => {
    if (end <= now) return undefined;
    const left = Math.max(0, end - Date.now());
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
}
