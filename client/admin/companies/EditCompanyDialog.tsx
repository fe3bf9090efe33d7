import { graphql, useFragment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { adminCompanyForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { companyValues } from '../../customer/company/companyValues.ts';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { EditCompanyFields, type EditCompanyValues } from './EditCompanyFields.tsx';
import type { EditCompanyDialog_customer$key } from '#relay/EditCompanyDialog_customer.graphql';
import type { EditCompanyDialogMutation } from '#relay/EditCompanyDialogMutation.graphql';

interface EditCompanyDialogProps {
  customer: EditCompanyDialog_customer$key;
  onClose: () => void;
}

const customerFragment = graphql`
  fragment EditCompanyDialog_customer on Customer {
    id
    version
    ...companyValues_customer
  }
`;

const mutation = graphql`
  mutation EditCompanyDialogMutation($id: ID!, $version: Int, $input: AdminCompanyInput!) {
    updateCompanyAsAdmin(id: $id, version: $version, input: $input) {
      edge {
        node {
          ...EditCompanyDialog_customer
          ...AdminCompanyScreen_customer
          ...CompanyFacts_customer
        }
      }
    }
  }
`;

export function EditCompanyDialog({ customer, onClose }: EditCompanyDialogProps) {
  const data = useFragment(customerFragment, customer);
  const { id, version } = data;
  const values = companyValues(data);
  const form = useAppForm<EditCompanyValues>(keepingStored(adminCompanyForm, values), values);
  const [update] = useAction<EditCompanyDialogMutation>(mutation);
  const { formProps, stale } = useEdit<EditCompanyValues>(
    form,
    { version, values },
    async (input, basedOn) => {
      await update({ id, version: basedOn, input });
      toast.success('Virksomhedsoplysninger opdateret');
      onClose();
    },
    'Kunne ikke opdatere virksomhedsoplysninger',
  );
  return (
    <FormDialog title="Rediger virksomhed" form={form} submitLabel="Gem" {...formProps} onClose={onClose}>
      {stale}
      <EditCompanyFields form={form} storedVatNumber={values.vatNumber} />
    </FormDialog>
  );
}
