import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import type { EventRow } from './adminEventColumns.tsx';
import { useSetEventStatus } from './useSetEventStatus.ts';

/** Cancels an event, after saying who is mailed and what becomes of the payments. */
export function CancelEventDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const setStatus = useSetEventStatus();
  const people = event.registrationCount + event.waitingCount;
  return (
    <ActionDialog
      title={`Aflys ${event.title}?`}
      danger
      confirmLabel="Aflys event"
      cancelLabel="Behold event"
      action={() => setStatus(event, 'CANCELLED')}
      done="Eventet er aflyst"
      failure="Eventet kunne ikke aflyses"
      onClose={onClose}
    >
      {people > 0
        ? `${formatPlural(people, 'person', 'personer')} får en mail om, at eventet er aflyst, og det, de har betalt ` +
          'for, bliver krediteret.'
        : 'Ingen er tilmeldt, så ingen får besked.'}
    </ActionDialog>
  );
}
