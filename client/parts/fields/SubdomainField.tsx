import type { ReactNode } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { SUBDOMAIN_SUFFIX, typedSubdomain } from '../../../domain/companies/subdomain.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';

interface SubdomainFieldProps<Values extends FieldValues> {
  form: AppForm<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
}

/** A field for a subdomain at Zendesk. A pasted address is replaced by its subdomain. */
export function SubdomainField<Values extends FieldValues>({ form, name, label, hint }: SubdomainFieldProps<Values>) {
  const replaceAddress = ({ target: { value } }: { target: HTMLInputElement }) => {
    const subdomain = typedSubdomain(value);
    if (subdomain !== value.trim().toLowerCase())
      form.setValue(name, subdomain as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(name).invalid,
      });
  };
  return (
    <TextField
      label={label}
      suffix={SUBDOMAIN_SUFFIX}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      {...form.field(name, { onChange: replaceAddress })}
      hint={hint}
    />
  );
}
