import { useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { messageOf, PortalError } from '../../relay/errors.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

/** Edited values of a failed save. */
export type EventDraft = Partial<EventValues>;

export interface SaveFailure {
  message: string;
  draft: EventDraft;
}

export const NOT_SAVED = 'Der opstod en fejl';

/**
 * Wraps a save. The form shows errors that the user can correct there; any other error goes to `onFailed` together with
 * a draft of the edited values, which fills the form for the next attempt.
 */
export function useEventDraft(
  form: AppForm<EventValues>,
  draft: EventDraft | undefined,
  onFailed: (failure: SaveFailure) => void,
) {
  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {}))
      form.setValue(name as FieldPath<EventValues>, value, { shouldDirty: true });
    // The draft is restored once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return async (save: () => Promise<unknown>): Promise<void> => {
    const { dirtyFields } = form.formState;
    const values = form.getValues();
    try {
      await save();
    } catch (error) {
      if (isFormError(error)) throw error;
      const edited = Object.entries(values).filter(([name]) => dirtyFields[name as keyof EventValues]);
      onFailed({ message: messageOf(error, NOT_SAVED), draft: Object.fromEntries(edited) });
    }
  };
}

const isFormError = (error: unknown) =>
  error instanceof PortalError && (error.code === 'CONFLICT' || Object.keys(error.fields).length > 0);
