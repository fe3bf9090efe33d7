import { graphql } from 'react-relay';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { DepartmentFields, type DepartmentValues } from './DepartmentFields.tsx';
import { emptyDepartment } from './departmentValues.ts';
import type { CreateDepartmentDialogMutation } from '#relay/CreateDepartmentDialogMutation.graphql';

interface CreateDepartmentDialogProps {
  /** Id of the connection that the department is added to. */
  connectionId: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation CreateDepartmentDialogMutation($input: DepartmentInput!, $connections: [ID!]!) {
    createDepartment(input: $input) {
      edge @appendEdge(connections: $connections) {
        node {
          ...DepartmentCard_department
        }
      }
    }
  }
`;

export function CreateDepartmentDialog({ connectionId, onClose }: CreateDepartmentDialogProps) {
  const form = useAppForm<DepartmentValues>(departmentForm, emptyDepartment);
  const [create] = useAction<CreateDepartmentDialogMutation>(mutation);
  return (
    <SendDialog
      title="Tilføj afdeling"
      form={form}
      submitLabel="Tilføj afdeling"
      send={(input) => create({ input, connections: [connectionId] })}
      done="Afdeling oprettet"
      failure="Kunne ikke gemme afdeling"
      onClose={onClose}
    >
      <DepartmentFields form={form} />
    </SendDialog>
  );
}
