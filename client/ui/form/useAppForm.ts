import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';

export interface AppForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** What a field needs to be part of the form: its name, its handlers and its error. */
  field: (
    name: FieldPath<Values>,
    options?: RegisterOptions<Values>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined };
  /** Puts the server's errors on the fields that they are about. */
  applyFieldErrors: (fields: Record<string, string>) => void;
}

type FormSchema<Values extends FieldValues> = z.ZodType<Values, Values>;

/** A form under one of the domain's schemas: checked on submit, and from then on as it is typed. */
export function useAppForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  defaultValues: DefaultValues<Values>,
): AppForm<Values> {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  return {
    ...form,
    field: (name, options) => ({
      ...form.register(name, options),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    applyFieldErrors: (fields) => {
      for (const [name, message] of Object.entries(fields))
        form.setError(name as FieldPath<Values>, { type: 'server', message });
    },
  };
}
