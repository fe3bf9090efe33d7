import { graphql } from 'react-relay';
import type { z } from 'zod';
import { waiveSeatForm } from '../../../domain/events/validation/eventBilling.ts';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { Seat } from './seatColumns.tsx';
import { SeatSummary } from './SeatSummary.tsx';
import type { WaiveSeatDialogMutation } from '#relay/WaiveSeatDialogMutation.graphql';

export interface SeatDialogProps {
  seat: Seat;
  /** The lists that the seat leaves. */
  connections: string[];
  onClose: () => void;
}

/** Makes a seat free, with a reason for other admins. */
export function WaiveSeatDialog({ seat, connections, onClose }: SeatDialogProps) {
  const form = useAppForm<z.input<typeof waiveSeatForm>>(waiveSeatForm, { reason: '' });
  const [waive] = useAction<WaiveSeatDialogMutation>(graphql`
    mutation WaiveSeatDialogMutation($registrationId: ID!, $version: Int!, $reason: String!, $connections: [ID!]!) {
      waiveEventSeat(registrationId: $registrationId, version: $version, reason: $reason) {
        id @deleteEdge(connections: $connections)
        version
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async ({ reason }: z.input<typeof waiveSeatForm>) => {
      await waive({ registrationId: seat.id, version: seat.version, reason, connections });
      toast.success(`Pladsen til ${seat.name} er gratis`);
      onClose();
    },
    'Kunne ikke gøre pladsen gratis',
  );
  return (
    <FormDialog
      title="Gør pladsen gratis"
      form={form}
      submitLabel="Gør gratis"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <SeatSummary seat={seat} />
      <TextField
        label="Hvorfor"
        autoComplete="off"
        hint="Ses kun af jer. F.eks. oplægsholder eller vundet plads."
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
