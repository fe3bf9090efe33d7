import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';

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

/** Creates a form that is validated on submit, and after that on every change. */
export function useFormWithResolver<Values extends FieldValues>(
  resolver: Resolver<Values>,
  defaultValues: DefaultValues<Values>,
): AppForm<Values> {
  const form = useForm<Values>({
    resolver,
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
