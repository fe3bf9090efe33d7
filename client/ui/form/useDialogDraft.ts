import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from '../Toast.tsx';
import { buttonName, registerOpenDialog, takeDraft } from './drafts.ts';
import type { AppForm } from './useAppForm.ts';

/**
 * Keeps what is typed in a dialog when the session ends, and fills it in again when the same user opens the dialog
 * after the sign-in. Secrets are not kept.
 */
export function useDialogDraft<Values extends FieldValues>(title: string, form: AppForm<Values>, id: string): void {
  // The button that opened the dialog still has the focus when the dialog first renders.
  const [opener] = useState(() => buttonName(document.activeElement));
  const { isDirty } = form.formState;
  const latest = useRef({ isDirty, form });
  useEffect(() => {
    latest.current = { isDirty, form };
  });
  useEffect(() => {
    const draft = takeDraft(title);
    if (draft) {
      const { getValues, reset } = latest.current.form;
      reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
      toast.success('Det, du havde skrevet, er hentet igen');
    }
    return registerOpenDialog(() =>
      latest.current.isDirty
        ? { title, opener, values: withoutSecrets(latest.current.form.getValues(), id) }
        : undefined,
    );
  }, [title, opener, id]);
}

const SECRET_FIELDS = '[data-secret], [type="password"], [autocomplete="one-time-code"]';

/** The values of the form without those of fields that hold secrets, also while a password is shown. */
function withoutSecrets(values: FieldValues, formId: string): Record<string, unknown> {
  const inputs = document.getElementById(formId)?.querySelectorAll<HTMLInputElement>(SECRET_FIELDS) ?? [];
  const secretNames = new Set([...inputs].map(({ name }) => name.split('.')[0]!));
  // An empty number is NaN, which JSON cannot hold.
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secretNames.has(name) && !Number.isNaN(value)),
  );
}
