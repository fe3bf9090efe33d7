import type { ReactNode } from 'react';
import { toast } from '../Toast.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import type { FormSync } from './useFormSync.ts';

/** The result of the last submit, as useSubmit returns it. */
interface Attempt {
  message: string | undefined;
  isConflict: boolean;
  clearError: () => void;
}

/**
 * Returns the messages above a form's fields. After a conflict with another user's save, that is a banner with a button
 * that loads the newest version, and otherwise the message of the last submit.
 */
export function conflictNotice<Values>(
  { isBehind, takeNewest }: FormSync<Values>,
  { message, isConflict, clearError }: Attempt,
  fetchNewest: () => Promise<unknown>,
  failure = 'Kunne ikke hente data',
): { message: string | undefined; stale: ReactNode } {
  if (!isBehind && !isConflict) return { message, stale: null };
  const loadNewest = () => {
    takeNewest();
    void fetchNewest().then(clearError, () => toast.error(failure));
  };
  return { message: undefined, stale: <StaleBanner onTakeNewest={loadNewest} /> };
}
