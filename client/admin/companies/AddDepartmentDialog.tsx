import { useState } from 'react';
import { graphql } from 'react-relay';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { DepartmentFields, type DepartmentValues } from '../../customer/departments/DepartmentFields.tsx';
import { emptyDepartment } from '../../customer/departments/departmentValues.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
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

/** Adds a department to a company, for admins. */
export function AddDepartmentDialog({ customerId, connection, onClose }: AddDepartmentDialogProps) {
  // One key for each opened dialog, so that a repeated call adds one department.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<DepartmentValues>(departmentForm, emptyDepartment);
  const [create] = useAction<AddDepartmentDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (input: DepartmentValues) => {
      await create({ customerId, input, requestId, connections: [connection] });
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
