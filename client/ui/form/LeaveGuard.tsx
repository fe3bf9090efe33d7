import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { isAfterSending } from './afterSending.ts';

/** Asks before a link, the Back button or closing the tab discards unsaved input. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => isDirty && <LeaveQuestion />;

/**
 * Rendered for unsaved input alone: the router asks only the blocker that was added last, so that of a clean form would
 * let through what a form behind it has to stop.
 */
function LeaveQuestion() {
  const blocker = useBlocker(
    // Back and Forward return to an entry with the state of an older navigation.
    ({ nextLocation, historyAction }) => historyAction === 'POP' || !isAfterSending(nextLocation.state),
  );
  useEffect(() => {
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, []);
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
