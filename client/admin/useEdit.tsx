import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useSubmit } from '../relay/useSubmit.ts';
import { conflictNotice } from '../ui/form/conflictNotice.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { useFormSync, type StoredValues } from '../ui/form/useFormSync.ts';

interface Edit<Values> {
  /** Props of the dialog around the form. */
  dialog: { onSubmit: (values: Values) => Promise<void>; message: string | undefined };
  /** Shown above the fields when somebody else has saved in the meantime. */
  stale: ReactNode;
}

/**
 * Saves data that others may edit at the same time, with an optimistic lock. When somebody else has saved first,
 * nothing is overwritten: a banner says so, and the user can continue from the newest version.
 *
 * `save` gets the typed values, the version that they are based on, and a function that makes the form take over the
 * newest version. `fallback` is the message for errors that carry none for the user.
 */
export function useEdit<Values extends FieldValues>(
  form: AppForm<Values>,
  stored: StoredValues<Values>,
  save: (values: Values, basedOn: number, takeNewest: () => void) => Promise<unknown>,
  fallback: string,
): Edit<Values> {
  const following = useFormSync(form, stored);
  const attempt = useSubmit(form, (values: Values) => save(values, following.version, following.takeNewest), fallback);
  const { revalidate } = useRevalidator();
  const { message, stale } = conflictNotice(following, attempt, revalidate);
  return { dialog: { onSubmit: attempt.submit, message }, stale };
}
