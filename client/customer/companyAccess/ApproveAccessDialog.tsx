import { graphql } from 'react-relay';
import type { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { accessRoleForm } from '../../../domain/identity/validation/companyAccess.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { RoleField } from '../users/RoleField.tsx';
import type { ApproveAccessDialogMutation } from '#relay/ApproveAccessDialogMutation.graphql';

interface ApproveAccessDialogProps {
  id: string;
  name: string;
  /** The role that is chosen at first. */
  role: string;
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation ApproveAccessDialogMutation($id: ID!, $companyRole: CompanyRole!, $connections: [ID!]!) {
    approveAccess(id: $id, companyRole: $companyRole) {
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export function ApproveAccessDialog({ id, name, role, connection, onClose }: ApproveAccessDialogProps) {
  const form = useAppForm(accessRoleForm, { companyRole: role as CompanyRole });
  const [approve] = useAction<ApproveAccessDialogMutation>(mutation);
  return (
    <SendDialog
      title={`Giv adgang til ${name}`}
      form={form}
      submitLabel="Giv adgang"
      send={({ companyRole }) => approve({ id, companyRole, connections: [connection] })}
      done={`${name} har fået en mail om adgangen`}
      failure="Kunne ikke give adgang"
      onClose={onClose}
    >
      <RoleField chosen={form.watch('companyRole')} {...form.field('companyRole')} />
    </SendDialog>
  );
}
