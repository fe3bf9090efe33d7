import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { departmentForm } from '../../../domain/companies/validation/department.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { ExternalReferences } from '../../parts/externalIds/ExternalReferences.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { DepartmentFields, type DepartmentValues } from './DepartmentFields.tsx';
import { departmentValues } from './departmentValues.ts';
import type { EditDepartmentDialog_department$key } from '#relay/EditDepartmentDialog_department.graphql';
import type { EditDepartmentDialogMutation } from '#relay/EditDepartmentDialogMutation.graphql';
import type { EditDepartmentDialogNewestQuery } from '#relay/EditDepartmentDialogNewestQuery.graphql';

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
  const environment = useRelayEnvironment();
  const [update] = useAction<EditDepartmentDialogMutation>(mutation);
  const { formProps, stale } = useEdit<DepartmentValues>(
    form,
    { version, values },
    async (changes, basedOn) => {
      await update({ id, version: basedOn, changes });
      toast.success('Afdeling opdateret');
      onClose();
    },
    'Kunne ikke opdatere afdeling',
    {
      fetch: () => fetchQuery<EditDepartmentDialogNewestQuery>(environment, newest, { id }).toPromise(),
      failure: 'Kunne ikke hente afdelinger',
    },
  );
  return (
    <FormDialog title={`Rediger ${name}`} form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <DepartmentFields form={form} />
      <ExternalReferences nodeId={id} />
    </FormDialog>
  );
}
