import { graphql } from 'react-relay';
import { teamMemberForm } from '../../../domain/companies/validation/team.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { TeamMemberFields, useIsMemberComplete, type MemberValues } from './TeamMemberFields.tsx';
import type { CreateTeamMemberDialogMutation } from '#relay/CreateTeamMemberDialogMutation.graphql';

interface CreateTeamMemberDialogProps {
  connection: string;
  onClose: () => void;
}

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

export function CreateTeamMemberDialog({ connection, onClose }: CreateTeamMemberDialogProps) {
  const form = useAppForm<MemberValues>(teamMemberForm, emptyMember);
  const [create] = useAction<CreateTeamMemberDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: MemberValues) => {
      await create({ input, connections: [connection] });
      toast.success('Team medlem oprettet');
      onClose();
    },
    'Kunne ikke oprette team medlem',
  );
  return (
    <FormDialog
      title="Tilføj team medlem"
      form={form}
      submitLabel="Tilføj"
      isSubmitDisabled={!useIsMemberComplete(form)}
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TeamMemberFields form={form} />
    </FormDialog>
  );
}
