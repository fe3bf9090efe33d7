import { useState } from 'react';
import { messageOf, PortalError } from './errors.ts';

interface Submit<Values> {
  submit: (values: Values) => Promise<void>;
  /** The error of the last attempt, unless it is about single fields. */
  message: string | undefined;
  /** Somebody else has saved the record since it was loaded. */
  isConflict: boolean;
  /** Removes the error of the last attempt. */
  clearError: () => void;
}

/**
 * Sends a form. `submit` never rejects: errors about single fields are put on the fields, and any other error is
 * returned as `message`, with the fallback for errors that carry no message for the user.
 */
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
    clearError: () => setError(undefined),
  };
}
