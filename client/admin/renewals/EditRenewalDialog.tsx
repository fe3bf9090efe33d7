import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { optionalText } from '../../../domain/basics/rules.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Select, TextArea, TextField } from '../../ui/TextField.tsx';
import type { EditRenewalDialog_admin$key } from '#relay/EditRenewalDialog_admin.graphql';
import type { EditRenewalDialog_renewal$key } from '#relay/EditRenewalDialog_renewal.graphql';
import type { EditRenewalDialogMutation } from '#relay/EditRenewalDialogMutation.graphql';

const renewalForm = z.object({ ownerId: optionalText(), note: optionalText(2000), snoozedUntil: optionalText() });
type RenewalValues = z.input<typeof renewalForm>;

interface EditRenewalDialogProps {
  admin: EditRenewalDialog_admin$key;
  renewal: EditRenewalDialog_renewal$key;
  onClose: () => void;
}

const adminFragment = graphql`
  fragment EditRenewalDialog_admin on Admin {
    team {
      id
      name
    }
  }
`;

const renewalFragment = graphql`
  fragment EditRenewalDialog_renewal on Renewal {
    subjectId
    version
    title
    note
    snoozedUntil
    owner {
      id
      name
    }
    customer {
      name
    }
  }
`;

const mutation = graphql`
  mutation EditRenewalDialogMutation($subjectId: ID!, $version: Int, $input: RenewalInput!) {
    saveRenewal(subjectId: $subjectId, version: $version, input: $input) {
      owner {
        name
        avatar
      }
      ...EditRenewalDialog_renewal
    }
  }
`;

/** Edits a renewal's owner, its note and the day until which the renewal is snoozed. */
export function EditRenewalDialog({ admin, renewal, onClose }: EditRenewalDialogProps) {
  const { team } = useFragment(adminFragment, admin);
  const { subjectId, version, title, note, snoozedUntil, owner, customer } = useFragment(renewalFragment, renewal);
  const values = { ownerId: owner?.id ?? '', note: note ?? '', snoozedUntil: snoozedUntil ?? '' };
  const form = useAppForm<RenewalValues>(renewalForm, values);
  const [save] = useAction<EditRenewalDialogMutation>(mutation);
  // An owner who is no longer an active team member stays selectable.
  const owners = owner && !team.some(({ id }) => id === owner.id) ? [owner, ...team] : team;
  return (
    <EditDialog
      title="Ansvarlig og note"
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(input, basedOn) => save({ subjectId, version: basedOn, input })}
      done="Fornyelse opdateret"
      failure="Der opstod en fejl ved opdatering af fornyelsen"
      onClose={onClose}
    >
      <p>
        {title}, {customer.name}
      </p>
      <Select label="Ansvarlig" optional {...form.field('ownerId')}>
        <option value="">Ingen</option>
        {owners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextArea label="Note" optional {...form.field('note')} />
      <TextField
        label="Udskyd til"
        type="date"
        optional
        min={addDays(dateOf(), 1)}
        hint="Indtil da står den ikke på listen."
        {...form.field('snoozedUntil')}
      />
    </EditDialog>
  );
}
