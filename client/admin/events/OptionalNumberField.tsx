import { useState, type ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

type OwnProps = Omit<ComponentProps<typeof TextField>, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'type' | 'error' | 'ref'>;

interface OptionalNumberFieldProps<Values extends FieldValues> extends OwnProps {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** How many of what is kept make one of what is typed, such as øre in a krone. */
  unit?: number;
}

/** A number, or nothing where nothing is typed. */
export function OptionalNumberField<Values extends FieldValues>({ form, name, unit = 1, ...input }: OptionalNumberFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const [typed, setTyped] = useState<string>();
  const kept = field.value as number | null | undefined;
  return (
    <TextField
      {...input} ref={field.ref} name={field.name} type="number" error={fieldState.error?.message}
      value={typed ?? (kept == null || Number.isNaN(kept) ? '' : kept / unit)}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.validity.badInput ? NaN : target.value === '' ? null : keptOf(target.valueAsNumber, unit));
      }}
      // From here on it follows what is kept, which somebody else may have changed.
      onBlur={() => {
        setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}

/** 19.99 kr are 1999 øre, whatever a computer's fractions make of it. What has no smaller unit is kept as it was typed. */
const keptOf = (typed: number, unit: number) => (unit === 1 ? typed : Math.round(typed * unit));
