import { graphql, useFragment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { DepartmentFields, type DepartmentValues } from '../../customer/departments/DepartmentFields.tsx';
import { departmentValues } from '../../customer/departments/departmentValues.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import type { EditCompanyDepartmentDialog_department$key } from '#relay/EditCompanyDepartmentDialog_department.graphql';
import type { EditCompanyDepartmentDialogMutation } from '#relay/EditCompanyDepartmentDialogMutation.graphql';

interface EditCompanyDepartmentDialogProps {
  department: EditCompanyDepartmentDialog_department$key;
  onClose: () => void;
}

const departmentFragment = graphql`
  fragment EditCompanyDepartmentDialog_department on Department {
    id
    version
    name
    ...departmentValues_department
  }
`;

const mutation = graphql`
  mutation EditCompanyDepartmentDialogMutation($id: ID!, $version: Int, $changes: DepartmentChanges!) {
    updateDepartmentAsAdmin(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...CompanyDepartment_department
        }
      }
    }
  }
`;

export function EditCompanyDepartmentDialog({ department, onClose }: EditCompanyDepartmentDialogProps) {
  const data = useFragment(departmentFragment, department);
  const { id, version, name } = data;
  const values = departmentValues(data);
  const form = useAppForm<DepartmentValues>(keepingStored(departmentForm, values), values);
  const [update] = useAction<EditCompanyDepartmentDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Rediger ${name}`}
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(changes, basedOn) => update({ id, version: basedOn, changes })}
      done="Afdeling opdateret"
      failure="Kunne ikke opdatere afdeling"
      onClose={onClose}
    >
      <DepartmentFields form={form} />
    </EditDialog>
  );
}
