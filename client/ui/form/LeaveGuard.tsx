import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { isAfterSending } from './afterSending.ts';

/** Asks before a link, the Back button or closing the tab discards unsaved input. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !isAfterSending(nextLocation.state));
  useEffect(() => {
    if (!isDirty) return undefined;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [isDirty]);
  return (
    <ConfirmDialog
      title="Vil du forlade siden?"
      confirmLabel="Forlad siden"
      cancelLabel="Bliv her"
      danger
      isOpen={blocker.state === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      Det, du har skrevet, er ikke gemt.
    </ConfirmDialog>
  );
}
