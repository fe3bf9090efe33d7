import type { ReactNode } from 'react';
import { toast } from '../Toast.tsx';
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
  { isBehind, takeNewest }: Following<Values>,
  { message, isConflict, forget }: Attempt,
  fetchNewest: () => Promise<unknown>,
  failure = 'Kunne ikke hente data',
): { message: string | undefined; stale: ReactNode } {
  if (!isBehind && !isConflict) return { message, stale: null };
  const goOn = () => {
    takeNewest();
    void fetchNewest().then(forget, () => toast.error(failure));
  };
  return { message: undefined, stale: <StaleBanner onTakeNewest={goOn} /> };
}
