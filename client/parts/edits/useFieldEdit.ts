import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PortalError } from '../../app/relay/errors.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { StoredValues } from '../../ui/form/useFormSync.ts';

interface FieldEditOptions<Values extends FieldValues> {
  form: AppForm<Values>;
  /** The newest known version of the record, with the values of the edited field alone. */
  stored: StoredValues<Values>;
  save: (values: Values, basedOn: number) => Promise<unknown>;
  fetchNewest: () => Promise<StoredValues<Values>>;
  /** The message for errors that carry none for the user. */
  fallback: string;
}

interface FieldEdit<Values> {
  submit: (values: Values) => Promise<void>;
  message: string | undefined;
  /** The value that somebody else has stored in the field since the edit began; undefined without a conflict. */
  theirs: Values | undefined;
  /** Saves over the value of somebody else, which the user has seen. */
  saveOver: () => Promise<void>;
}

/** Others may save other fields at every attempt; after some attempts the user has to try again. */
const MAX_ATTEMPTS = 5;

/**
 * Edits one field of a record whose version covers all its fields. A newer version is a conflict only if somebody else
 * has changed the same field; when other fields have changed, the edit is repeated for the newest version.
 */
export function useFieldEdit<Values extends FieldValues>({
  form,
  stored,
  save,
  fetchNewest,
  fallback,
}: FieldEditOptions<Values>): FieldEdit<Values> {
  const [base, setBase] = useState(stored.values);
  const newest = useRef(stored);
  useEffect(() => {
    newest.current = stored;
  });
  const saveFrom = async (values: Values, seen: Values) => {
    for (let attempt = 1; areEqual(newest.current.values, seen); attempt += 1) {
      try {
        await save(values, newest.current.version);
        return;
      } catch (error) {
        if (!isVersionConflict(error) || attempt === MAX_ATTEMPTS) throw error;
        newest.current = await fetchNewest();
      }
    }
  };
  const { submit, message } = useSubmit(
    form,
    ({ values, seen }: { values: Values; seen: Values }) => saveFrom(values, seen),
    fallback,
  );
  // During a submit, the newer value may be the form's own.
  const hasConflict = !form.formState.isSubmitting && !areEqual(stored.values, base);
  return {
    submit: (values) => submit({ values, seen: base }),
    message,
    theirs: hasConflict ? stored.values : undefined,
    saveOver: () => {
      const seen = stored.values;
      setBase(seen);
      return form.handleSubmit((values) => submit({ values, seen }))();
    },
  };
}

const areEqual = <Values extends FieldValues>(some: Values, others: Values) =>
  Object.keys(some).every((name) => some[name] === others[name]);

const isVersionConflict = (error: unknown) =>
  error instanceof PortalError && error.code === 'CONFLICT' && Object.keys(error.fields).length === 0;
