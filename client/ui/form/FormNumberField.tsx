import type { ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Slider } from '../Choice.tsx';
import { NumberField } from '../TextField.tsx';
import type { AppForm } from './useAppForm.ts';

interface Bound<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
}

type OwnProps<Props> = Omit<Props, 'value' | 'onValueChange' | 'error' | 'ref' | 'name' | 'form' | 'onBlur'>;

/** A number is kept as a number, so unlike text it is not left to the element itself. */
export function FormNumberField<Values extends FieldValues>({ form, name, ...props }: Bound<Values> & OwnProps<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useNumber(form, name)} />;
}

export function FormSlider<Values extends FieldValues>({ form, name, ...props }: Bound<Values> & OwnProps<ComponentProps<typeof Slider>>) {
  return <Slider {...props} {...useNumber(form, name)} />;
}

function useNumber<Values extends FieldValues>(form: AppForm<Values>, name: FieldPath<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  return { name: field.name, ref: field.ref, value: field.value as number, onValueChange: field.onChange, onBlur: field.onBlur, error: fieldState.error?.message };
}
