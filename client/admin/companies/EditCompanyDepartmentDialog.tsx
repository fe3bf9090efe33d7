import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import { departmentForm } from '../../../domain/validation/department.ts';
import { DepartmentFields, type DepartmentValues } from '../../departments/DepartmentFields.tsx';
import { useAction } from '../../relay/useAction.ts';
import { useSubmit } from '../../relay/useSubmit.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { StaleBanner } from '../../ui/form/StaleBanner.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { useFollowing } from '../../ui/form/useFollowing.ts';
import { toast } from '../../ui/Toast.tsx';
import type { EditCompanyDepartmentDialog_department$key } from './__generated__/EditCompanyDepartmentDialog_department.graphql.ts';
import type { EditCompanyDepartmentDialogMutation } from './__generated__/EditCompanyDepartmentDialogMutation.graphql.ts';

interface EditCompanyDepartmentDialogProps {
  department: EditCompanyDepartmentDialog_department$key;
  onClose: () => void;
}

export function EditCompanyDepartmentDialog({ department, onClose }: EditCompanyDepartmentDialogProps) {
  const { id, version, name, contactPerson, ...rest } = useFragment(
    graphql`
      fragment EditCompanyDepartmentDialog_department on Department {
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
  const { revalidate } = useRevalidator();
  const [update] = useAction<EditCompanyDepartmentDialogMutation>(graphql`
    mutation EditCompanyDepartmentDialogMutation($id: ID!, $version: Int, $input: DepartmentInput!) {
      updateDepartmentAsAdmin(id: $id, version: $version, input: $input) {
        edge { node { ...EditCompanyDepartmentDialog_department ...CompanyDepartment_department } }
      }
    }
  `);
  const { submit, message, isConflict, forget } = useSubmit(form, async (input: DepartmentValues) => {
    await update({ id, version: basedOn, input });
    toast.success('Afdeling opdateret');
    onClose();
  }, 'Kunne ikke opdatere afdeling');
  const fetchNewest = () => {
    forget();
    takeNewest();
    void revalidate();
  };
  const isStale = isBehind || isConflict;
  return (
    <FormDialog title={`Rediger ${name}`} form={form} submitLabel="Gem" message={isStale ? undefined : message} onSubmit={submit} onClose={onClose}>
      {isStale && <StaleBanner onTakeNewest={fetchNewest} />}
      <DepartmentFields form={form} />
    </FormDialog>
  );
}
