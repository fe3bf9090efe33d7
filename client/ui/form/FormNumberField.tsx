import type { ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Slider } from '../Choice.tsx';
import { NumberField } from '../TextField.tsx';
import type { AppForm } from './useAppForm.ts';

interface Bound<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** What follows from it elsewhere. */
  onChanged?: (() => void) | undefined;
}

type OwnProps<Props> = Omit<Props, 'value' | 'onValueChange' | 'error' | 'ref' | 'name' | 'form' | 'onBlur'>;

/** A number is kept as a number, so unlike text it is not left to the element itself. */
export function FormNumberField<Values extends FieldValues>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Values> & OwnProps<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useNumber({ form, name, onChanged })} />;
}

export function FormSlider<Values extends FieldValues>({
  form,
  name,
  onChanged,
  ...props
}: Bound<Values> & OwnProps<ComponentProps<typeof Slider>>) {
  return <Slider {...props} {...useNumber({ form, name, onChanged })} />;
}

function useNumber<Values extends FieldValues>({ form, name, onChanged }: Bound<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  const change = (value: number) => {
    field.onChange(value);
    onChanged?.();
  };
  return {
    name: field.name,
    ref: field.ref,
    value: (field.value ?? NaN) as number,
    onValueChange: change,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
  };
}
