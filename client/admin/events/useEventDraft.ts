import { useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { messageOf, PortalError } from '../../relay/errors.ts';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import type { EventValues } from './eventValues.ts';

/** What was typed when a save failed. */
export type EventDraft = Partial<EventValues>;

export interface SaveFailure {
  message: string;
  draft: EventDraft;
}

export const NOT_SAVED = 'Der opstod en fejl';

/** What the form can mend is said in it. Anything else takes the page's place, and the draft with it, for another try. */
export function useEventDraft(
  form: AppForm<EventValues>,
  draft: EventDraft | undefined,
  onFailed: (failure: SaveFailure) => void,
) {
  useEffect(() => {
    for (const [name, value] of Object.entries(draft ?? {}))
      form.setValue(name as FieldPath<EventValues>, value, { shouldDirty: true });
    // It is put back once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return async (save: () => Promise<unknown>): Promise<void> => {
    const { dirtyFields } = form.formState;
    const typed = form.getValues();
    try {
      await save();
    } catch (error) {
      if (isForTheForm(error)) throw error;
      const kept = Object.entries(typed).filter(([name]) => dirtyFields[name as keyof EventValues]);
      onFailed({ message: messageOf(error, NOT_SAVED), draft: Object.fromEntries(kept) });
    }
  };
}

const isForTheForm = (error: unknown) =>
  error instanceof PortalError && (error.code === 'CONFLICT' || Object.keys(error.fields).length > 0);
