import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { EventRow } from './adminEventColumns.tsx';
import { useSetEventStatus } from './useSetEventStatus.ts';

/** Cancels an event, after saying who is mailed and what becomes of the payments. */
export function CancelEventDialog({ event, onClose }: { event: EventRow; onClose: () => void }) {
  const setStatus = useSetEventStatus();
  const { attempt, message } = useAttempt(async () => {
    await setStatus(event, 'CANCELLED');
    toast.success('Eventet er aflyst');
    onClose();
  }, 'Eventet kunne ikke aflyses');
  const people = event.registrationCount + event.waitingCount;
  return (
    <ConfirmDialog
      title={`Aflys ${event.title}?`}
      isOpen
      danger
      confirmLabel="Aflys event"
      cancelLabel="Behold event"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      {people > 0
        ? `${formatPlural(people, 'person', 'personer')} får en mail om, at eventet er aflyst, og det, de har betalt ` +
          'for, bliver krediteret.'
        : 'Ingen er tilmeldt, så ingen får besked.'}
    </ConfirmDialog>
  );
}
