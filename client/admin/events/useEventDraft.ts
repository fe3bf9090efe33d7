import { useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { messageOf, PortalError } from '../../app/relay/errors.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

/** The values that the user had edited when a save failed. */
export type EventDraft = Partial<EventValues>;

/** A failed save whose error the form does not show. */
export interface SaveFailure {
  message: string;
  draft: EventDraft;
}

export const NOT_SAVED = 'Der opstod en fejl';

/**
 * Fills the form with the draft of a failed save, and returns a function that runs a save. The save rejects with an
 * error that the form shows, such as a wrong field or a conflict. Any other error is passed to `onFailed`, with a draft
 * of the edited values for the next attempt.
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
      if (isShownByForm(error)) throw error;
      const edited = Object.entries(values).filter(([name]) => dirtyFields[name as keyof EventValues]);
      onFailed({ message: messageOf(error, NOT_SAVED), draft: Object.fromEntries(edited) });
    }
  };
}

const isShownByForm = (error: unknown) =>
  error instanceof PortalError && (error.code === 'CONFLICT' || Object.keys(error.fields).length > 0);
