import type { FieldPath, FieldValues } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { Choice } from '../ui/choices.ts';
import { FormChoiceField } from '../ui/form/FormChoiceField.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { useDepartmentChoices } from './useDepartmentChoices.ts';
import { useUserChoices } from './useUserChoices.ts';
import type { BuyerFields_customer$key } from '#relay/BuyerFields_customer.graphql';

/** The stored department and buyer, which stay selectable even when the loaded choices do not contain them. */
export interface StoredBuyer {
  department: Choice;
  user: Choice | null | undefined;
}

interface BuyerFieldsProps<Values extends FieldValues> {
  form: AppForm<Values>;
  departmentField: FieldPath<Values>;
  buyerField: FieldPath<Values>;
  customer: BuyerFields_customer$key;
  buyerLabel: string;
  /** The hint of the buyer field, which says what the buyer is notified of. */
  buyerHint: string;
  stored: StoredBuyer | undefined;
}

const customerFragment = graphql`
  fragment BuyerFields_customer on Customer {
    ...useDepartmentChoices_customer
    ...useUserChoices_customer
  }
`;

/** The department that goods belong to, and the user who bought them. */
export function BuyerFields<Values extends FieldValues>({
  form,
  departmentField,
  buyerField,
  customer,
  buyerLabel,
  buyerHint,
  stored,
}: BuyerFieldsProps<Values>) {
  const company = useFragment(customerFragment, customer);
  const departments = useDepartmentChoices(company);
  const users = useUserChoices(company);
  return (
    <>
      <FormChoiceField
        form={form}
        name={departmentField}
        label="Afdeling"
        empty="Vælg afdeling"
        {...departments}
        kept={stored?.department}
      />
      <FormChoiceField
        form={form}
        name={buyerField}
        label={buyerLabel}
        optional
        empty="Ingen"
        hint={buyerHint}
        {...users}
        kept={stored?.user}
      />
    </>
  );
}
