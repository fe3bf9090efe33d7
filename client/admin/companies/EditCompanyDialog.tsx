import { graphql, useFragment } from 'react-relay';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { adminCompanyForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { companyValues } from '../../customer/company/companyValues.ts';
import { EditDialog } from '../../parts/edits/EditDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
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
  return (
    <EditDialog
      title="Rediger virksomhed"
      form={form}
      submitLabel="Gem"
      stored={{ version, values }}
      save={(input, basedOn) => update({ id, version: basedOn, input })}
      done="Virksomhedsoplysninger opdateret"
      failure="Kunne ikke opdatere virksomhedsoplysninger"
      onClose={onClose}
    >
      <EditCompanyFields form={form} storedVatNumber={values.vatNumber} />
    </EditDialog>
  );
}
