import { useEffect, useState } from 'react';

/** Whether a moment has not come yet. Renders again when it comes. False without a moment. */
export function useIsBefore(moment: string | null | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  const [now] = useState(Date.now);
  const end = moment ? Date.parse(moment) : 0;
  useEffect(() => {
    if (!moment) return undefined;
    const timer = setTimeout(() => setPassed(moment), Math.max(Date.parse(moment) - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [moment]);
  return end > now && passed !== moment;
}
