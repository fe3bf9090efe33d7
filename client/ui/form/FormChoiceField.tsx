import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { ChoiceField } from '../ChoiceField.tsx';
import type { ChoiceFieldProps } from '../choices.ts';
import type { AppForm } from './useAppForm.ts';

interface FormChoiceFieldProps<Values extends FieldValues> extends Omit<
  ChoiceFieldProps,
  'value' | 'onValueChange' | 'error' | 'ref' | 'name' | 'onBlur'
> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** Called after the user has chosen, to update other fields. */
  onChosen?: (id: string) => void;
}

/** A ChoiceField in a form; the value is the id of the choice. */
export function FormChoiceField<Values extends FieldValues>({
  form,
  name,
  onChosen,
  ...props
}: FormChoiceFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const choose = (id: string) => {
    field.onChange(id);
    onChosen?.(id);
  };
  return (
    <ChoiceField
      {...props}
      name={field.name}
      ref={field.ref}
      value={field.value as string}
      onValueChange={choose}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
