import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { seatNoteForm } from '../../../domain/sales/validation/seats.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { SeatNoteDialog_seats$key } from '#relay/SeatNoteDialog_seats.graphql';
import type { SeatNoteDialogMutation } from '#relay/SeatNoteDialogMutation.graphql';

type NoteValues = z.input<typeof seatNoteForm>;

const seatsFragment = graphql`
  fragment SeatNoteDialog_seats on InstallationSeats {
    note
    noteVersion
    installation {
      id
      subdomain
      department {
        customer {
          name
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation SeatNoteDialogMutation($installationId: ID!, $version: Int, $note: String) {
    saveSeatNote(installationId: $installationId, version: $version, note: $note) {
      ...AdminSeatTable_seats
    }
  }
`;

/** Edits the admins' note about the seats of an installation. */
export function SeatNoteDialog({ seats, onClose }: { seats: SeatNoteDialog_seats$key; onClose: () => void }) {
  const { note, noteVersion, installation } = useFragment(seatsFragment, seats);
  const values = { note: note ?? '' };
  const form = useAppForm<NoteValues>(seatNoteForm, values);
  const [save] = useAction<SeatNoteDialogMutation>(mutation);
  const { formProps, stale } = useEdit<NoteValues>(
    form,
    { version: noteVersion ?? 0, values },
    async (typed, basedOn) => {
      await save({ installationId: installation.id, version: basedOn, note: typed.note });
      toast.success('Noten er gemt');
      onClose();
    },
    'Kunne ikke gemme noten',
  );
  return (
    <FormDialog title="Note om licenser" form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <p>
        {installation.department.customer.name}, {installation.subdomain}
      </p>
      <TextArea
        label="Note"
        optional
        rows={6}
        hint="Til den, der har kontakten. Kun administratorer ser den."
        {...form.field('note')}
      />
    </FormDialog>
  );
}
