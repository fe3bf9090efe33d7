import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { departmentForm } from '../../domain/validation/department.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { StaleBanner } from '../ui/form/StaleBanner.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { useFollowing } from '../ui/form/useFollowing.ts';
import { toast } from '../ui/Toast.tsx';
import { DepartmentFields, type DepartmentValues } from './DepartmentFields.tsx';
import type { EditDepartmentDialog_department$key } from './__generated__/EditDepartmentDialog_department.graphql.ts';
import type { EditDepartmentDialogMutation } from './__generated__/EditDepartmentDialogMutation.graphql.ts';
import type { EditDepartmentDialogNewestQuery } from './__generated__/EditDepartmentDialogNewestQuery.graphql.ts';

const newest = graphql`
  query EditDepartmentDialogNewestQuery($id: ID!) {
    node(id: $id) { ...EditDepartmentDialog_department @alias }
  }
`;

interface EditDepartmentDialogProps {
  department: EditDepartmentDialog_department$key;
  onClose: () => void;
}

export function EditDepartmentDialog({ department, onClose }: EditDepartmentDialogProps) {
  const { id, version, name, contactPerson, ...rest } = useFragment(
    graphql`
      fragment EditDepartmentDialog_department on Department {
        id
        version
        name
        contactPerson
        phoneNumber
        street
        zip
        city
        billingEmail
        poNumber
      }
    `,
    department,
  );
  const values = {
    name, contactPerson, phoneNumber: rest.phoneNumber ?? '', street: rest.street ?? '', zip: rest.zip ?? '', city: rest.city ?? '',
    billingEmail: rest.billingEmail ?? '', poNumber: rest.poNumber ?? '',
  };
  const form = useAppForm<DepartmentValues>(departmentForm, values);
  const { version: basedOn, isBehind, takeNewest } = useFollowing<DepartmentValues>(form, { version, values });
  const environment = useRelayEnvironment();
  const [update] = useAction<EditDepartmentDialogMutation>(graphql`
    mutation EditDepartmentDialogMutation($id: ID!, $version: Int, $input: DepartmentInput!) {
      updateDepartment(id: $id, version: $version, input: $input) {
        edge { node { ...DepartmentCard_department } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSubmit(form, async (input: DepartmentValues) => {
    await update({ id, version: basedOn, input });
    toast.success('Afdeling opdateret');
    onClose();
  }, 'Kunne ikke opdatere afdeling');
  const fetchNewest = () => {
    takeNewest();
    fetchQuery<EditDepartmentDialogNewestQuery>(environment, newest, { id }).subscribe({
      next: forget,
      error: () => toast.error('Kunne ikke hente afdelinger'),
    });
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog title={`Rediger ${name}`} form={form} submitLabel="Gem" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <DepartmentFields form={form} />
    </FormDialog>
  );
}
