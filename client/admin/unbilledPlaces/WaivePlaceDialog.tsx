import { graphql } from 'react-relay';
import type { z } from 'zod';
import { waivePlaceForm } from '../../../domain/events/validation/eventBilling.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
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
  return (
    <SendDialog
      title="Gør pladsen gratis"
      form={form}
      submitLabel="Gør gratis"
      send={({ reason }) => waive({ registrationId: place.id, version: place.version, reason, connections })}
      done={`Pladsen til ${place.name} er gratis`}
      failure="Kunne ikke gøre pladsen gratis"
      onClose={onClose}
    >
      <PlaceSummary place={place} />
      <TextField
        label="Hvorfor"
        autoComplete="off"
        hint="Ses kun af jer. F.eks. oplægsholder eller vundet plads."
        {...form.field('reason')}
      />
    </SendDialog>
  );
}
