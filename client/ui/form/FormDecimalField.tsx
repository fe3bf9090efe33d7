import { useState, type ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextField } from '../TextField.tsx';
import { parseDanishNumber, formatDanishNumber } from './danishNumber.ts';
import type { AppForm } from './useAppForm.ts';

type OwnProps = Omit<
  ComponentProps<typeof TextField>,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'type' | 'error' | 'ref'
>;

interface FormDecimalFieldProps<Values extends FieldValues> extends OwnProps {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** The factor between the typed number and the value, such as 100 for kroner that are stored as øre. */
  unit?: number;
}

/**
 * A decimal number in a form; null when the field is empty, NaN when the text is not a number. The input has the type
 * `text`, because a number input accepts or refuses a comma depending on the browser's language.
 */
export function FormDecimalField<Values extends FieldValues>({
  form,
  name,
  unit = 1,
  ...input
}: FormDecimalFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const [typed, setTyped] = useState<string>();
  const value = field.value as number | null | undefined;
  return (
    <TextField
      inputMode="decimal"
      {...input}
      ref={field.ref}
      name={field.name}
      autoComplete="off"
      error={fieldState.error?.message}
      value={typed ?? (value == null ? '' : formatDanishNumber(value / unit))}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value.trim() === '' ? null : toValue(parseDanishNumber(target.value), unit));
      }}
      // After the edit, the field shows the form's value, which may change elsewhere. Text that is not a number stays
      // for the user to correct.
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}

/** Removes floating-point rounding errors: 19.99 kr is 1999 øre. Further decimals stay, for the form to refuse. */
function toValue(typed: number, unit: number): number {
  const value = typed * unit;
  if (unit === 1) return value;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : value;
}
