import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { indexOfStep, steps, type StepKey } from './wizardSteps.ts';

const PARAMETER = 'trin';

/** The step is in the address, so that the browser's own buttons walk it too; but nobody gets past what does not hold yet. */
export function useWizardStep(begunAt: StepKey, furthest: number): [current: number, goTo: (index: number) => void] {
  const [search, setSearch] = useSearchParams();
  const slug = search.get(PARAMETER);
  const asked = steps.findIndex((step) => step.slug === slug);
  const current = Math.min(asked < 0 ? indexOfStep(begunAt) : asked, furthest);
  const shown = steps[current]!.slug;

  const goTo = useCallback((index: number, replace = false) => {
    setSearch((params) => {
      params.set(PARAMETER, steps[index]!.slug);
      return params;
    }, { replace });
  }, [setSearch]);

  useEffect(() => {
    if (slug !== shown) goTo(current, true);
  }, [slug, shown, current, goTo]);

  return [current, goTo];
}
