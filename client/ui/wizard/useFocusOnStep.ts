import { useEffect, useRef } from 'react';

/** A new step starts at its top and says its name; one with errors has its own way of saying so. */
export function useFocusOnStep(step: string, hasErrors: boolean) {
  const wizardRef = useRef<HTMLDivElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasErrors) return;
    wizardRef.current?.scrollIntoView();
    headingRef.current?.focus({ preventScroll: true });
  }, [step, hasErrors]);
  return { wizardRef, headingRef };
}
