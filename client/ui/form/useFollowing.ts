import { useEffect, useState } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';
import type { AppForm } from './useAppForm.ts';

/** What is stored, and which version of it that is. */
export interface Stored<Values> {
  version: number;
  values: Values;
}

export interface Following<Values> {
  /** The one that the form began with, and that a save replaces. */
  version: number;
  /** Somebody else has saved while this was being typed. */
  isBehind: boolean;
  /** As soon as it is here: what was typed stays, all else becomes what is stored. */
  takeNewest: () => void;
  /** After a save of the form's own, where it stays open: what was sent becomes what is stored, as the server wrote it down. */
  takeSaved: (sent: Values) => void;
}

/** A form over something that others may change too. Untouched it follows them; touched it waits to be told. */
export function useFollowing<Values extends FieldValues>(
  form: AppForm<Values>,
  stored: Stored<Values>,
): Following<Values> {
  const [base, setBase] = useState(stored);
  const [isWanted, setWanted] = useState(false);
  const [sent, setSent] = useState<Values>();
  const { isDirty, isSubmitting } = form.formState;
  const isOlder = stored.version !== base.version;
  useEffect(() => {
    if (!sent && (!isOlder || (isDirty && !isWanted))) return;
    replaceUntouched(form, sent ?? base.values, stored.values);
    setBase(stored);
    setWanted(false);
    setSent(undefined);
    // Only these say that there is something to do; the rest is new with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored.version, isOlder, isDirty, isWanted, sent]);
  // A form's own save is heard of before it is answered.
  return {
    version: base.version,
    isBehind: isOlder && isDirty && !isSubmitting,
    takeNewest: () => setWanted(true),
    takeSaved: setSent,
  };
}

function replaceUntouched<Values extends FieldValues>(form: AppForm<Values>, before: Values, now: Values): void {
  const typed = form.getValues();
  form.reset(now);
  for (const name of fieldsIn(before) as Path<Values>[]) {
    const value: unknown = get(typed, name);
    if (value !== get(before, name)) form.setValue(name, value as never, { shouldDirty: true });
  }
}

/** Also those that lie within others, as 'contact.email'. */
function fieldsIn(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    value?.constructor === Object ? fieldsIn(value, `${prefix}${name}.`) : [prefix + name],
  );
}
