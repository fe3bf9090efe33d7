import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { seatNoteForm } from '../../../domain/sales/validation/seats.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
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
  return (
    <EditDialog
      title="Note om licenser"
      form={form}
      submitLabel="Gem"
      stored={{ version: noteVersion ?? 0, values }}
      save={(typed, basedOn) => save({ installationId: installation.id, version: basedOn, note: typed.note })}
      done="Noten er gemt"
      failure="Kunne ikke gemme noten"
      onClose={onClose}
    >
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
    </EditDialog>
  );
}
