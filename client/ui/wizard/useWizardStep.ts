import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';

const PARAMETER = 'trin';

/** The step is in the address, so that the browser's own buttons walk it too; but nobody gets past what does not hold yet. */
export function useWizardStep(slugs: readonly string[], begunAt: number, furthest: number): [current: number, goTo: (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(PARAMETER);
  const asked = slugs.indexOf(slug ?? '');
  const current = Math.min(asked < 0 ? begunAt : asked, furthest);
  const shown = slugs[current]!;

  const goTo = useCallback((index: number, replace = false) => {
    setSearch((params) => {
      params.set(PARAMETER, slugs[index]!);
      return params;
    }, { replace });
  }, [setSearch, slugs]);

  useEffect(() => {
    if (slug !== shown) goTo(current, true);
  }, [slug, shown, current, goTo]);

  return [current, goTo];
}
