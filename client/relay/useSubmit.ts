import { useState } from 'react';
import { messageOf, PortalError } from './errors.ts';

interface Submit<Values> {
  submit: (values: Values) => Promise<void>;
  /** What no field is to blame for. */
  message: string | undefined;
  /** Somebody else has saved in between. */
  isConflict: boolean;
  /** Back to before the attempt. */
  forget: () => void;
}

/** Sends a form, and puts what the server has against it where it belongs: on the fields, or else on top. */
export function useSubmit<Values>(
  form: { applyFieldErrors: (fields: Record<string, string>) => void },
  send: (values: Values) => Promise<unknown>,
  fallback: string,
): Submit<Values> {
  const [error, setError] = useState<unknown>();
  const submit = async (values: Values) => {
    setError(undefined);
    try {
      await send(values);
    } catch (failure) {
      if (failure instanceof PortalError) form.applyFieldErrors(failure.fields);
      setError(failure);
    }
  };
  const isOnFields = error instanceof PortalError && Object.keys(error.fields).length > 0;
  return {
    submit,
    message: error === undefined || isOnFields ? undefined : messageOf(error, fallback),
    isConflict: error instanceof PortalError && error.code === 'CONFLICT' && !isOnFields,
    forget: () => setError(undefined),
  };
}
