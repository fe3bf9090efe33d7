import { useWatch } from 'react-hook-form';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { enumOf, RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import { eventRegistrationForm } from '../../../domain/events/validation/events.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { Options } from '../../ui/options.tsx';
import { Select, TextArea, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import type { AddRegistrationDialogMutation } from '#relay/AddRegistrationDialogMutation.graphql';

interface AddRegistrationDialogProps {
  eventId: string;
  connection: string;
  onClose: () => void;
}

/** A person cannot be offered a place before they wait. */
const { REGISTERED, CONFIRMED, CANCELLED, WAITLISTED } = RegistrationStatus;
const ADDED_STATUSES = { REGISTERED, CONFIRMED, CANCELLED, WAITLISTED };

const registrationForm = eventRegistrationForm.extend({ status: z.enum(enumOf(ADDED_STATUSES), 'Vælg en status') });
type RegistrationValues = z.input<typeof registrationForm>;

const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  dietaryRestrictions: '',
  specialRequirements: '',
  status: 'REGISTERED',
};

const mutation = graphql`
  mutation AddRegistrationDialogMutation(
    $eventId: ID!
    $input: EventRegistrationInput!
    $status: EventRegistrationStatus!
    $connections: [ID!]!
  ) {
    addRegistration(eventId: $eventId, input: $input, status: $status) {
      edge @prependEdge(connections: $connections) {
        node {
          ...readRegistration_registration
          event {
            id
            registrationCount
            waitingCount
          }
        }
      }
    }
  }
`;

/** Adds a registration by hand, for example for a person who called. */
export function AddRegistrationDialog({ eventId, connection, onClose }: AddRegistrationDialogProps) {
  const form = useAppForm<RegistrationValues>(registrationForm, emptyRegistration);
  const requiredTexts = useWatch({ control: form.control, name: ['name', 'email'] });
  const [add] = useAction<AddRegistrationDialogMutation>(mutation);
  return (
    <SendDialog
      title="Tilføj tilmelding"
      form={form}
      submitLabel="Tilføj"
      pendingText="Tilføjer..."
      isSubmitDisabled={requiredTexts.some((text) => !text.trim())}
      send={async ({ status, ...input }) => {
        await add({ eventId, input, status, connections: [connection] });
        toast.success(`${input.name} er tilføjet`);
      }}
      failure="Der opstod en fejl ved tilmelding til event"
      onClose={onClose}
    >
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <Select label="Status" hint="Kun tilmeldte og bekræftede tager en plads." {...form.field('status')}>
        <Options words={ADDED_STATUSES} />
      </Select>
      <TextField label="Telefon" type="tel" autoComplete="off" optional {...form.field('phone')} />
      <TextField label="Firma" autoComplete="off" optional {...form.field('company')} />
      <TextArea label="Kostkrav" rows={2} optional {...form.field('dietaryRestrictions')} />
      <TextArea label="Særlige ønsker" rows={2} optional {...form.field('specialRequirements')} />
    </SendDialog>
  );
}
