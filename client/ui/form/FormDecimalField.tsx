import { useState, type ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextField } from '../TextField.tsx';
import { numberIn, numberText } from './danishNumber.ts';
import type { AppForm } from './useAppForm.ts';

type OwnProps = Omit<
  ComponentProps<typeof TextField>,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'type' | 'error' | 'ref'
>;

interface FormDecimalFieldProps<Values extends FieldValues> extends OwnProps {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** How many of what is kept make one of what is typed, such as øre in a krone. */
  unit?: number;
}

/** A number, or nothing where nothing is typed. It is text to the browser, which would take a comma or not by its own language. */
export function FormDecimalField<Values extends FieldValues>({
  form,
  name,
  unit = 1,
  ...input
}: FormDecimalFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const [typed, setTyped] = useState<string>();
  const kept = field.value as number | null | undefined;
  return (
    <TextField
      inputMode="decimal"
      {...input}
      ref={field.ref}
      name={field.name}
      autoComplete="off"
      error={fieldState.error?.message}
      value={typed ?? (kept == null ? '' : numberText(kept / unit))}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(target.value.trim() === '' ? null : keptOf(numberIn(target.value), unit));
      }}
      // From here on it follows what is kept, which somebody else may have changed. What is no number stays, to be mended.
      onBlur={() => {
        if (!Number.isNaN(kept)) setTyped(undefined);
        field.onBlur();
      }}
    />
  );
}

/** 19.99 kr are 1999 øre, whatever a computer's fractions make of it. Decimals beyond that are kept, for the form to refuse. */
function keptOf(typed: number, unit: number): number {
  const kept = typed * unit;
  if (unit === 1) return kept;
  return Math.abs(kept - Math.round(kept)) < 1e-6 ? Math.round(kept) : kept;
}
