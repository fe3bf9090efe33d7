import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { stepsTaken } from './stepsTaken.ts';

const PARAMETER = 'trin';

/**
 * Keeps the current step in the address, so that the browser's Back and Forward buttons work.
 *
 * @param firstIndex the step to show when the address names none
 * @param maxIndex the last step that may be shown, because all steps before it are valid
 */
export function useWizardStep(
  slugs: readonly string[],
  firstIndex: number,
  maxIndex: number,
): [current: number, goTo: (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const slug = search.get(PARAMETER);
  const addressIndex = slugs.indexOf(slug ?? '');
  const current = Math.min(addressIndex < 0 ? firstIndex : addressIndex, maxIndex);
  const currentSlug = slugs[current]!;
  const taken = stepsTaken(state);

  const goTo = useCallback(
    (index: number, replace = false) => {
      setSearch(
        (params) => {
          params.set(PARAMETER, slugs[index]!);
          return params;
        },
        { replace, state: { stepsTaken: replace ? taken : taken + 1 } },
      );
    },
    [setSearch, slugs, taken],
  );

  useEffect(() => {
    if (slug !== currentSlug) goTo(current, true);
  }, [slug, currentSlug, current, goTo]);

  return [current, goTo];
}
