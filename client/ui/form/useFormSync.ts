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
  /**
   * Takes over the newest version as soon as it is loaded. Fields with unsaved input keep that input; in a list of
   * choices, each choice does.
   */
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
    if (isSame(value, get(before, name))) continue;
    form.setValue(name, keptInput(get(before, name), value, get(now, name)) as never, { shouldDirty: true });
  }
}

/** The unsaved input of a field. In a list of choices, only those that were made or taken back here are unsaved. */
function keptInput(before: unknown, typed: unknown, now: unknown): unknown {
  if (!isChoices(before) || !isChoices(typed) || !isChoices(now)) return typed;
  const kept = now.filter((each) => !before.includes(each) || typed.includes(each));
  return [...kept, ...typed.filter((each) => !before.includes(each) && !kept.includes(each))];
}

const isChoices = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Whether two values of a field are equal. The form copies lists, so that they are compared by their content. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

/** The paths of all fields, including nested ones such as `contact.email`. */
function fieldPaths(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    value?.constructor === Object ? fieldPaths(value, `${prefix}${name}.`) : [prefix + name],
  );
}
