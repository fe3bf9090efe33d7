import { graphql, useFragment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { ExternalReferences } from '../../parts/externalIds/ExternalReferences.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { DepartmentFields, type DepartmentValues } from './DepartmentFields.tsx';
import { departmentValues } from './departmentValues.ts';
import type { EditDepartmentDialog_department$key } from '#relay/EditDepartmentDialog_department.graphql';
import type { EditDepartmentDialogMutation } from '#relay/EditDepartmentDialogMutation.graphql';

const newest = graphql`
  query EditDepartmentDialogNewestQuery($id: ID!) {
    node(id: $id) {
      ...EditDepartmentDialog_department @alias
    }
  }
`;

interface EditDepartmentDialogProps {
  department: EditDepartmentDialog_department$key;
  onClose: () => void;
}

const departmentFragment = graphql`
  fragment EditDepartmentDialog_department on Department {
    id
    version
    name
    ...departmentValues_department
  }
`;

const mutation = graphql`
  mutation EditDepartmentDialogMutation($id: ID!, $version: Int, $changes: DepartmentChanges!) {
    updateDepartment(id: $id, version: $version, changes: $changes) {
      edge {
        node {
          ...DepartmentCard_department
        }
      }
    }
  }
`;

export function EditDepartmentDialog({ department, onClose }: EditDepartmentDialogProps) {
  const data = useFragment(departmentFragment, department);
  const { id, version, name } = data;
  const values = departmentValues(data);
  const form = useAppForm<DepartmentValues>(keepingStored(departmentForm, values), values);
  const [update] = useAction<EditDepartmentDialogMutation>(mutation);
  return (
    <EditDialog
      title={`Rediger ${name}`}
      form={form}
      stored={{ version, values }}
      submitLabel="Gem"
      save={(changes, basedOn) => update({ id, version: basedOn, changes })}
      newest={{ query: newest, variables: { id }, failure: 'Kunne ikke hente afdelinger' }}
      done="Afdeling opdateret"
      failure="Kunne ikke opdatere afdeling"
      onClose={onClose}
    >
      <DepartmentFields form={form} />
      <ExternalReferences nodeId={id} />
    </EditDialog>
  );
}
