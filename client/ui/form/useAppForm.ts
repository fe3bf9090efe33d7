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

/** react-hook-form's form with the project's own helpers. */
export interface AppForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** Registers a field; returns the props of its component: name, handlers and error. */
  field: (
    name: FieldPath<Values>,
    options?: RegisterOptions<Values>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined };
  /** Shows the server's errors on their fields. */
  applyFieldErrors: (fields: Record<string, string>) => void;
}

type FormSchema<Values extends FieldValues> = z.ZodType<Values, Values>;

/** Creates a form that is validated by a schema of `domain/validation`: on submit, and after that on every change. */
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
