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

interface FormNumberFieldProps<Values extends FieldValues>
  extends BoundProps<Values>, OwnProps<ComponentProps<typeof NumberField>> {
  /** Whether a number out of bounds becomes the nearest one within them when the user leaves the field. */
  staysWithin?: boolean;
}

/** A NumberField in a form. The form holds a number, so the input is controlled instead of registered. */
export function FormNumberField<Values extends FieldValues>({
  form,
  name,
  onChanged,
  staysWithin = false,
  ...props
}: FormNumberFieldProps<Values>) {
  const control = useNumberController({ form, name, onChanged });
  const { min, max } = props;
  const leave = () => {
    const nearest = Math.min(max, Math.max(min, Math.round(control.value)));
    if (staysWithin && !Number.isNaN(nearest) && nearest !== control.value) control.onValueChange(nearest);
    control.onBlur();
  };
  return <NumberField {...props} {...control} onBlur={leave} />;
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
