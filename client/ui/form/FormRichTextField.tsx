import type { ComponentProps } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import { RichTextField } from '../RichText/RichTextField.tsx';
import type { AppForm } from './useAppForm.ts';

interface FormRichTextFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof RichTextField>,
  'value' | 'onValueChange' | 'error' | 'ref' | 'onBlur' | 'name'
> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
}

/** A RichTextField in a form. The value is HTML, or an empty string when the text has no visible characters. */
export function FormRichTextField<Values extends FieldValues>({
  form,
  name,
  ...props
}: FormRichTextFieldProps<Values>) {
  const { field, fieldState } = useController({ name, control: form.control });
  return (
    <RichTextField
      {...props}
      name={field.name}
      ref={field.ref}
      value={field.value as string}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
