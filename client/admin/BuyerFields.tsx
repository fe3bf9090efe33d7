import type { FieldPath, FieldValues } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { Choice } from '../ui/choices.ts';
import { FormChoiceField } from '../ui/form/FormChoiceField.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { useDepartmentChoices } from './useDepartmentChoices.ts';
import { useUserChoices } from './useUserChoices.ts';
import type { BuyerFields_customer$key } from './__generated__/BuyerFields_customer.graphql.ts';

/** The stored department and user. They stay selectable after they have left the company. */
export interface StoredBuyer {
  department: Choice;
  user: Choice | null | undefined;
}

interface BuyerFieldsProps<Values extends FieldValues> {
  form: AppForm<Values>;
  department: FieldPath<Values>;
  buyer: FieldPath<Values>;
  customer: BuyerFields_customer$key;
  /** The label of the buyer. */
  label: string;
  /** Says about what the buyer is notified. */
  hint: string;
  kept: StoredBuyer | undefined;
}

/** The department that goods belong to, and the user who bought them. */
export function BuyerFields<Values extends FieldValues>({
  form,
  department,
  buyer,
  customer,
  label,
  hint,
  kept,
}: BuyerFieldsProps<Values>) {
  const company = useFragment(
    graphql`
      fragment BuyerFields_customer on Customer {
        ...useDepartmentChoices_customer
        ...useUserChoices_customer
      }
    `,
    customer,
  );
  const departments = useDepartmentChoices(company);
  const users = useUserChoices(company);
  return (
    <>
      <FormChoiceField
        form={form}
        name={department}
        label="Afdeling"
        empty="Vælg afdeling"
        {...departments}
        kept={kept?.department}
      />
      <FormChoiceField
        form={form}
        name={buyer}
        label={label}
        optional
        empty="Ingen"
        hint={hint}
        {...users}
        kept={kept?.user}
      />
    </>
  );
}
