import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useSubmit } from '../relay/useSubmit.ts';
import { overtaken } from '../ui/form/overtaken.tsx';
import type { AppForm } from '../ui/form/useAppForm.ts';
import { useFollowing, type Stored } from '../ui/form/useFollowing.ts';

interface Edit<Values> {
  /** What the form's dialog needs of it. */
  dialog: { onSubmit: (values: Values) => Promise<void>; message: string | undefined };
  /** Above the fields, where somebody else was faster. */
  stale: ReactNode;
}

/** Saves what others may change too. Nothing is written over theirs unseen: whoever was overtaken is told, and can go on from the newest. */
export function useEdit<Values extends FieldValues>(
  form: AppForm<Values>,
  stored: Stored<Values>,
  save: (values: Values, basedOn: number, takeNewest: () => void) => Promise<unknown>,
  fallback: string,
): Edit<Values> {
  const following = useFollowing(form, stored);
  const attempt = useSubmit(form, (values: Values) => save(values, following.version, following.takeNewest), fallback);
  const { revalidate } = useRevalidator();
  const { message, stale } = overtaken(following, attempt, revalidate);
  return { dialog: { onSubmit: attempt.submit, message }, stale };
}
