import type { FieldPath, FieldValues } from 'react-hook-form';
import type { BuyDepartment } from '../../parts/paymentCard/useBuyDepartments.ts';
import { choiceFromName } from '../../ui/ChoiceField.tsx';
import type { MoreChoices } from '../../ui/choices.ts';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { PaymentMissing } from './PaymentMissing.tsx';
import { paymentText } from './paymentText.ts';

interface PayingDepartmentProps<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  label?: string;
  departments: BuyDepartment[];
  moreDepartments: MoreChoices;
  /** The department that is chosen. */
  department: BuyDepartment | undefined;
  disabled?: boolean;
  /** Called after the user has chosen, to update other fields. */
  onChosen?: (id: string) => void;
}

/** Chooses the department that pays. Says how it pays, or lets an administrator choose how it will. */
export function PayingDepartment<Values extends FieldValues>(props: PayingDepartmentProps<Values>) {
  const { label = 'Afdeling', departments, moreDepartments, department, ...field } = props;
  const payment = department && paymentText(department);
  return (
    <>
      <FormChoiceField
        {...field}
        label={label}
        empty="Vælg afdeling"
        hint={payment}
        choices={departments.map(choiceFromName)}
        more={moreDepartments}
      />
      {department && !payment && <PaymentMissing department={department} />}
    </>
  );
}
