import { graphql } from 'react-relay';
import { teamMemberForm } from '../../../domain/companies/validation/team.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TeamMemberFields, useIsMemberComplete, type MemberValues } from './TeamMemberFields.tsx';
import type { CreateTeamMemberDialogMutation } from '#relay/CreateTeamMemberDialogMutation.graphql';

const emptyMember = {
  name: '',
  email: '',
  title: '',
  phone: '',
  avatar: '',
  calendarBookingUrl: '',
  clickUpId: '',
  isActive: true,
};

const mutation = graphql`
  mutation CreateTeamMemberDialogMutation($input: TeamMemberInput!, $connections: [ID!]!) {
    createTeamMember(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          ...TeamTable_member
        }
      }
    }
  }
`;

export function CreateTeamMemberDialog({ connection, onClose }: { connection: string; onClose: () => void }) {
  const form = useAppForm<MemberValues>(teamMemberForm, emptyMember);
  const [create] = useAction<CreateTeamMemberDialogMutation>(mutation);
  return (
    <SendDialog
      title="Tilføj team medlem"
      form={form}
      submitLabel="Tilføj"
      isSubmitDisabled={!useIsMemberComplete(form)}
      send={(input) => create({ input, connections: [connection] })}
      done="Team medlem oprettet"
      failure="Kunne ikke oprette team medlem"
      onClose={onClose}
    >
      <TeamMemberFields form={form} />
    </SendDialog>
  );
}
