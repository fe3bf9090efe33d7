import type { ReactNode } from 'react';
import { StaleBanner } from './StaleBanner.tsx';
import type { Following } from './useFollowing.ts';

/** How sending a form went. */
interface Attempt {
  message: string | undefined;
  isConflict: boolean;
  forget: () => void;
}

/** What a form says above its fields: that somebody else was faster, with a way to go on from the newest, or else what went wrong. */
export function overtaken<Values>(
  { isBehind, takeNewest }: Following<Values>, { message, isConflict, forget }: Attempt, fetchNewest: (forget: () => void) => unknown,
): { message: string | undefined; stale: ReactNode } {
  if (!isBehind && !isConflict) return { message, stale: null };
  const goOn = () => {
    takeNewest();
    fetchNewest(forget);
  };
  return { message: undefined, stale: <StaleBanner onTakeNewest={goOn} /> };
}
