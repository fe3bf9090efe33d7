import type { ReactNode } from 'react';
import { toast } from '../Toast.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import type { Following } from './useFollowing.ts';

/** The result of the last submit, as useSubmit returns it. */
interface Attempt {
  message: string | undefined;
  isConflict: boolean;
  forget: () => void;
}

/**
 * Returns the messages above a form's fields. After a conflict with another user's save, that is a banner with a button
 * that loads the newest version, and otherwise the message of the last submit.
 */
export function overtaken<Values>(
  { isBehind, takeNewest }: Following<Values>,
  { message, isConflict, forget }: Attempt,
  fetchNewest: () => Promise<unknown>,
  failure = 'Kunne ikke hente data',
): { message: string | undefined; stale: ReactNode } {
  if (!isBehind && !isConflict) return { message, stale: null };
  const loadNewest = () => {
    takeNewest();
    void fetchNewest().then(forget, () => toast.error(failure));
  };
  return { message: undefined, stale: <StaleBanner onTakeNewest={loadNewest} /> };
}
