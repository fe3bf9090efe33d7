import { useAttempt } from '../../../app/relay/useAttempt.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useReadSeats } from '../../useReadSeats.ts';
import type { ActionProps } from './ActionProps.ts';

/** Reads a help desk again whose key did not work. */
export function ReadSeatsAction({ item: { subjectId, place }, onClose }: ActionProps) {
  const read = useReadSeats();
  const { attempt, message } = useAttempt(async () => {
    await read(subjectId, place ?? '');
    onClose();
  }, 'Kunne ikke læse licenserne igen');
  return (
    <ConfirmDialog
      title={`Læs ${place ?? 'installationen'} igen?`}
      isOpen
      confirmLabel="Læs igen"
      message={message}
      onConfirm={attempt}
      onCancel={onClose}
    >
      Virker nøglen nu, forlader sagen indbakken inden for et minut. Ellers skal kunden gemme en ny nøgle.
    </ConfirmDialog>
  );
}
