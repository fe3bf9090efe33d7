import { graphql } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { INVITATION_HOURS, inviteUserForm } from '../../../domain/identity/validation/users.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { accessInput, unlimitedAccess } from '../../parts/rights/access.ts';
import { limitedAccessForm } from '../../parts/rights/accessForm.ts';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { RoleField } from './RoleField.tsx';
import type { InviteUserDialogMutation } from '#relay/InviteUserDialogMutation.graphql';

interface InviteUserDialogProps {
  /** The role that is chosen at first. */
  role: CompanyRole;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation InviteUserDialogMutation($input: InviteUserInput!, $connections: [ID!]!) {
    inviteUser(input: $input) {
      edge @prependEdge(connections: $connections) {
        node {
          id
          ...InvitationRow_invitation
        }
      }
    }
  }
`;

export function InviteUserDialog({ role, connection, onClose }: InviteUserDialogProps) {
  const form = useAppForm(inviteUserForm.and(limitedAccessForm), {
    name: '',
    email: '',
    companyRole: role,
    ...unlimitedAccess(),
  });
  const [invite] = useAction<InviteUserDialogMutation>(mutation);
  return (
    <SendDialog
      title="Inviter bruger"
      form={form}
      submitLabel="Send invitation"
      send={({ name, email, companyRole, ...access }) =>
        invite({
          input: { name, email, companyRole, ...accessInput(access) },
          connections: [connection],
        })
      }
      done="Invitation sendt"
      failure="Kunne ikke sende invitationen"
      onClose={onClose}
    >
      <p>Vi sender en mail med et link, der gælder i {INVITATION_HOURS} timer. Personen vælger selv sin adgangskode.</p>
      <TextField label="Navn" autoComplete="off" {...form.field('name')} />
      <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} />
      <PersonAccess form={form} role={form.watch('companyRole')} />
    </SendDialog>
  );
}
