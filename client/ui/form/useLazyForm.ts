import { useEffect } from 'react';
import type { DefaultValues, FieldValues, Resolver } from 'react-hook-form';
import { useFormWithResolver, type AppForm } from './useFormWithResolver.ts';

/**
 * Creates a form that is part of a page. The code of its validation is up to a fifth of such a page, and is loaded when
 * the focus enters the page. A submit waits for the code, and says so when it cannot be loaded.
 */
export function useLazyForm<Values extends FieldValues>(
  loadResolver: () => Promise<Resolver<Values>>,
  defaultValues: DefaultValues<Values>,
): AppForm<Values> {
  useEffect(() => {
    const prefetch = () => void loadResolver().catch(() => undefined);
    document.addEventListener('focusin', prefetch, { once: true });
    return () => document.removeEventListener('focusin', prefetch);
    // The function always loads the same code.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return useFormWithResolver<Values>(async (...input) => {
    try {
      return await (
        await loadResolver()
      )(...input);
    } catch (error) {
      reportError(error);
      return { values: {}, errors: { root: { type: 'load', message: NOT_LOADED } } } as never;
    }
  }, defaultValues);
}

const NOT_LOADED = 'Kunne ikke forbinde til serveren. Kontroller din internetforbindelse.';
