import { graphql } from 'react-relay';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { DepartmentFields, type DepartmentValues } from '../../customer/departments/DepartmentFields.tsx';
import { emptyDepartment } from '../../customer/departments/departmentValues.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import type { AddDepartmentDialogMutation } from '#relay/AddDepartmentDialogMutation.graphql';

interface AddDepartmentDialogProps {
  customerId: string;
  /** Id of the connection that the department is added to. */
  connection: string;
  onClose: () => void;
}

const mutation = graphql`
  mutation AddDepartmentDialogMutation(
    $customerId: ID!
    $input: DepartmentInput!
    $requestId: String!
    $connections: [ID!]!
  ) {
    createDepartmentAsAdmin(customerId: $customerId, input: $input, requestId: $requestId) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          name
          ...CompanyDepartment_department
        }
      }
    }
  }
`;

/** Adds a department to a company, for sales. */
export function AddDepartmentDialog({ customerId, connection, onClose }: AddDepartmentDialogProps) {
  const form = useAppForm<DepartmentValues>(departmentForm, emptyDepartment);
  const [create] = useAction<AddDepartmentDialogMutation>(mutation);
  return (
    <SendDialog
      title="Tilføj afdeling"
      form={form}
      submitLabel="Tilføj afdeling"
      send={(input, requestId) => create({ customerId, input, requestId, connections: [connection] })}
      done="Afdeling oprettet"
      failure="Kunne ikke gemme afdeling"
      onClose={onClose}
    >
      <DepartmentFields form={form} />
    </SendDialog>
  );
}
