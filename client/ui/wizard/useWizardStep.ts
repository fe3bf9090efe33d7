import { useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { stepsTaken } from './stepsTaken.ts';

const PARAMETER = 'trin';

/** The step is in the address, so that the browser's own buttons walk it too; but nobody gets past what does not hold yet. */
export function useWizardStep(
  slugs: readonly string[],
  begunAt: number,
  furthest: number,
): [current: number, goTo: (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const slug = search.get(PARAMETER);
  const asked = slugs.indexOf(slug ?? '');
  const current = Math.min(asked < 0 ? begunAt : asked, furthest);
  const shown = slugs[current]!;
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
    if (slug !== shown) goTo(current, true);
  }, [slug, shown, current, goTo]);

  return [current, goTo];
}
