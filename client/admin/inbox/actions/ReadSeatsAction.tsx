import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useReadSeats } from '../../useReadSeats.ts';
import type { ActionProps } from './ActionProps.ts';

/** Reads a help desk again whose key did not work. */
export function ReadSeatsAction({ item: { subjectId, place }, onClose }: ActionProps) {
  const read = useReadSeats();
  return (
    <ConfirmDialog
      title={`Læs ${place ?? 'installationen'} igen?`}
      isOpen
      confirmLabel="Læs igen"
      onConfirm={() => read(subjectId, place ?? '').then(onClose)}
      onCancel={onClose}
    >
      Virker nøglen nu, forlader sagen indbakken inden for et minut. Ellers skal kunden gemme en ny nøgle.
    </ConfirmDialog>
  );
}
