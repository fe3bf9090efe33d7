import { useEffect, useRef } from 'react';
import { toast } from '../Toast.tsx';

const LOST = 'Det, du var ved at rette, er her ikke længere. Det, du havde skrevet, er ikke gemt.';

/**
 * What somebody edits may be gone from one moment to the next, because another one deleted it, and the form goes with it: then
 * that is said. Not so where it goes because it was sent, or left on purpose; that, the answered function tells beforehand.
 */
export function useLossTold({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): () => void {
  const wouldLose = useRef(false);
  useEffect(() => {
    wouldLose.current = isDirty && !isSubmitting;
  }, [isDirty, isSubmitting]);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (wouldLose.current && window.location.pathname === pathname) toast.error(LOST, 15_000);
    };
  }, []);
  return () => {
    wouldLose.current = false;
  };
}
