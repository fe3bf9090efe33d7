import { graphql } from 'react-relay';
import type { z } from 'zod';
import { waivePlaceForm } from '../../../domain/events/validation/eventBilling.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { Place } from './placeColumns.tsx';
import { PlaceSummary } from './PlaceSummary.tsx';
import type { WaivePlaceDialogMutation } from '#relay/WaivePlaceDialogMutation.graphql';

export interface PlaceDialogProps {
  place: Place;
  /** The lists that the place leaves. */
  connections: string[];
  onClose: () => void;
}

const mutation = graphql`
  mutation WaivePlaceDialogMutation($registrationId: ID!, $version: Int!, $reason: String!, $connections: [ID!]!) {
    waiveEventPlace(registrationId: $registrationId, version: $version, reason: $reason) {
      id @deleteEdge(connections: $connections)
      version
    }
  }
`;

/** Makes a place free, with a reason for other admins. */
export function WaivePlaceDialog({ place, connections, onClose }: PlaceDialogProps) {
  const form = useAppForm<z.input<typeof waivePlaceForm>>(waivePlaceForm, { reason: '' });
  const [waive] = useAction<WaivePlaceDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ reason }: z.input<typeof waivePlaceForm>) => {
      await waive({ registrationId: place.id, version: place.version, reason, connections });
      toast.success(`Pladsen til ${place.name} er gratis`);
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
      <PlaceSummary place={place} />
      <TextField
        label="Hvorfor"
        autoComplete="off"
        hint="Ses kun af jer. F.eks. oplægsholder eller vundet plads."
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
