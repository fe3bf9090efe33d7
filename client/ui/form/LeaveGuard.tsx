import { useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { lazyDialog } from '../lazyDialog.tsx';
import { isAfterSending } from './afterSending.ts';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

interface LeaveGuardProps {
  isDirty: boolean;
  /** Says what would be lost. */
  children?: ReactNode;
}

/** Asks before a link, the Back button or closing the tab discards unsaved input. */
export const LeaveGuard = ({ isDirty, children = 'Det, du har skrevet, er ikke gemt.' }: LeaveGuardProps) =>
  isDirty && <LeaveQuestion>{children}</LeaveQuestion>;

/**
 * Rendered for unsaved input alone: the router asks only the blocker that was added last, so that of a clean form would
 * let through what a form behind it has to stop.
 */
function LeaveQuestion({ children }: { children: ReactNode }) {
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
    blocker.state === 'blocked' && (
      // When the question cannot be loaded, the user stays and keeps the input.
      <LeaveDialog onLeave={blocker.proceed} onClose={blocker.reset}>
        {children}
      </LeaveDialog>
    )
  );
}
