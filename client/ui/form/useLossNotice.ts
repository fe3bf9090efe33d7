import { useEffect, useRef } from 'react';
import { toast } from '../Toast.tsx';

const LOSS_MESSAGE = 'Det, du var ved at rette, er her ikke længere. Det, du havde skrevet, er ikke gemt.';

/**
 * Shows a toast when a form with unsaved input unmounts because another user deleted the record. No toast is shown
 * during a submit, after a navigation, or after a call of the returned function; call it before closing on purpose.
 */
export function useLossNotice({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }): () => void {
  const hasUnsavedInput = useRef(false);
  useEffect(() => {
    hasUnsavedInput.current = isDirty && !isSubmitting;
  }, [isDirty, isSubmitting]);
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (hasUnsavedInput.current && window.location.pathname === pathname) toast.error(LOSS_MESSAGE, 15_000);
    };
  }, []);
  return () => {
    hasUnsavedInput.current = false;
  };
}
