import type { ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { Slider } from '../Choice.tsx';
import { NumberField } from '../TextField.tsx';
import type { AppForm } from './useAppForm.ts';

interface BoundProps<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  /** Called after the user has changed the number, to update other fields. */
  onChanged?: (() => void) | undefined;
}

type OwnProps<Props> = Omit<Props, 'value' | 'onValueChange' | 'error' | 'ref' | 'name' | 'form' | 'onBlur'>;

/** A NumberField in a form. The form holds a number, so the input is controlled instead of registered. */
export function FormNumberField<Values extends FieldValues>({
  form,
  name,
  onChanged,
  ...props
}: BoundProps<Values> & OwnProps<ComponentProps<typeof NumberField>>) {
  return <NumberField {...props} {...useNumberController({ form, name, onChanged })} />;
}

/** A Slider in a form. */
export function FormSlider<Values extends FieldValues>({
  form,
  name,
  onChanged,
  ...props
}: BoundProps<Values> & OwnProps<ComponentProps<typeof Slider>>) {
  return <Slider {...props} {...useNumberController({ form, name, onChanged })} />;
}

function useNumberController<Values extends FieldValues>({ form, name, onChanged }: BoundProps<Values>) {
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
