import { useEffect, useState } from 'react';
import { get, type FieldValues, type Path } from 'react-hook-form';
import type { AppForm } from './useAppForm.ts';

/** The values of a stored record with their version number. */
export interface StoredValues<Values> {
  version: number;
  values: Values;
}

/** The state of a form in relation to the stored record. */
export interface FormSync<Values> {
  /** The version that the form's values are based on; send it with a save, as optimistic lock. */
  version: number;
  /** Whether somebody else has saved while the form had unsaved input. */
  isBehind: boolean;
  /** Takes over the newest version as soon as it is loaded. Fields with unsaved input keep that input. */
  takeNewest: () => void;
  /** Call after a successful save in a form that stays open. The sent values give way to the stored ones. */
  takeSaved: (sent: Values) => void;
}

/**
 * Keeps a form up to date with a record that other users may change. A form without unsaved input takes over every new
 * version; otherwise the user decides, and `isBehind` is true until then.
 */
export function useFormSync<Values extends FieldValues>(
  form: AppForm<Values>,
  stored: StoredValues<Values>,
): FormSync<Values> {
  const [base, setBase] = useState(stored);
  const [isNewestWanted, setNewestWanted] = useState(false);
  const [sent, setSent] = useState<Values>();
  const { isDirty, isSubmitting } = form.formState;
  const isOutdated = stored.version !== base.version;
  useEffect(() => {
    if (!sent && (!isOutdated || (isDirty && !isNewestWanted))) return;
    replaceUntouched(form, sent ?? base.values, stored.values);
    setBase(stored);
    setNewestWanted(false);
    setSent(undefined);
    // These values decide whether there is something to do; `form` and `stored` are new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored.version, isOutdated, isDirty, isNewestWanted, sent]);
  // During a submit, the newer version may be the form's own save, whose live event arrives before its response.
  return {
    version: base.version,
    isBehind: isOutdated && isDirty && !isSubmitting,
    takeNewest: () => setNewestWanted(true),
    takeSaved: setSent,
  };
}

function replaceUntouched<Values extends FieldValues>(form: AppForm<Values>, before: Values, now: Values): void {
  const typed = form.getValues();
  form.reset(now);
  for (const name of fieldPaths(before) as Path<Values>[]) {
    const value: unknown = get(typed, name);
    if (!isSameValue(value, get(before, name))) form.setValue(name, value as never, { shouldDirty: true });
  }
}

/** Checkboxes of one field have a new array of the same values at each read. */
const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, index) => each === b[index]));

/** The paths of all fields, including nested ones such as `contact.email`. */
function fieldPaths(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    value?.constructor === Object ? fieldPaths(value, `${prefix}${name}.`) : [prefix + name],
  );
}
