import { graphql, useFragment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { teamMemberForm } from '../../../domain/companies/validation/team.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { Switch } from '../../ui/Choice.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TeamMemberFields, useIsMemberComplete, type MemberValues } from './TeamMemberFields.tsx';
import type { EditTeamMemberDialog_member$key } from '#relay/EditTeamMemberDialog_member.graphql';
import type { EditTeamMemberDialogMutation } from '#relay/EditTeamMemberDialogMutation.graphql';

interface EditTeamMemberDialogProps {
  member: EditTeamMemberDialog_member$key;
  onClose: () => void;
}

const memberFragment = graphql`
  fragment EditTeamMemberDialog_member on TeamMember {
    id
    version
    name
    email
    title
    phone
    avatar
    calendarBookingUrl
    clickUpId
    isActive
  }
`;

const mutation = graphql`
  mutation EditTeamMemberDialogMutation($id: ID!, $version: Int, $input: TeamMemberInput!) {
    updateTeamMember(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...TeamTable_member
        }
      }
    }
  }
`;

export function EditTeamMemberDialog({ member, onClose }: EditTeamMemberDialogProps) {
  const { id, version, name, email, title, phone, avatar, calendarBookingUrl, clickUpId, isActive } = useFragment(
    memberFragment,
    member,
  );
  const values = {
    name,
    email,
    title,
    phone: phone ?? '',
    avatar: avatar ?? '',
    calendarBookingUrl: calendarBookingUrl ?? '',
    clickUpId: clickUpId ?? '',
    isActive,
  };
  const form = useAppForm<MemberValues>(keepingStored(teamMemberForm, values), values);
  const [update] = useAction<EditTeamMemberDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Rediger ${name}`}
      form={form}
      stored={{ version, values }}
      submitLabel="Gem"
      isSubmitDisabled={!useIsMemberComplete(form)}
      save={(input, basedOn) => update({ id, version: basedOn, input })}
      done="Team medlem opdateret"
      failure="Kunne ikke opdatere team medlem"
      onClose={onClose}
    >
      <TeamMemberFields form={form} />
      <Switch {...form.register('isActive')}>Aktiv: kan vælges som kontaktperson</Switch>
    </EditDialog>
  );
}
