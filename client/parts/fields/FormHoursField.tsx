import { useState } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { formatTypedHours, parseHours } from '../../../domain/sales/typedHours.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

interface FormHoursFieldProps<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  label: string;
  /** Whether the form's value is in whole minutes or in hours. */
  unit: 'minutes' | 'hours';
}

/** A time that is typed as `1,5` or `1:30`. The form's value is null when the field is empty, NaN for other text. */
export function FormHoursField<Values extends FieldValues>({ form, name, label, unit }: FormHoursFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const [typed, setTyped] = useState<string>();
  const value = field.value as number | null | undefined;
  const perHour = unit === 'minutes' ? 60 : 1;
  return (
    <TextField
      label={label}
      hint="Som 1,5 eller 1:30."
      // A keyboard of digits alone has no colon.
      inputMode="text"
      ref={field.ref}
      name={field.name}
      autoComplete="off"
      error={fieldState.error?.message}
      value={typed ?? (value == null ? '' : formatTypedHours(value / perHour))}
      onChange={({ target }) => {
        setTyped(target.value);
        const hours = parseHours(target.value);
        field.onChange(target.value.trim() === '' ? null : unit === 'minutes' ? Math.round(hours * 60) : hours);
      }}
      // Text that is not a time stays for the user to correct.
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}
