import { graphql } from 'react-relay';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
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
  const { submit, message } = useSubmit(
    form,
    async (input: DepartmentValues) => {
      await create({ input, connections: [connectionId] });
      toast.success('Afdeling oprettet');
      onClose();
    },
    'Kunne ikke gemme afdeling',
  );
  return (
    <FormDialog
      title="Tilføj afdeling"
      form={form}
      submitLabel="Tilføj afdeling"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <DepartmentFields form={form} />
    </FormDialog>
  );
}
