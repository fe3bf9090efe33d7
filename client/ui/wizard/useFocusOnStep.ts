import { useEffect, useRef } from 'react';

/**
 * Scrolls to the top of a new step and focuses its heading, so that a screen reader announces the step. A step with
 * errors is left alone, because ErrorSummary focuses the errors.
 */
export function useFocusOnStep(step: string, hasErrors: boolean) {
  const wizardRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (hasErrors) return;
    wizardRef.current?.scrollIntoView();
    headingRef.current?.focus({ preventScroll: true });
  }, [step, hasErrors]);
  return { wizardRef, headingRef };
}
