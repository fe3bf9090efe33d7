import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsTaken } from './stepsTaken.ts';

/**
 * Leads to another page after a finished wizard and removes the wizard's steps from the browser's history. The Back
 * button then skips the steps, which would be empty.
 */
export function useLeaveWizard(): { leaveTo: (path: string) => void; isLeaving: boolean } {
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);
  const [path, leaveTo] = useState<string>();
  useEffect(() => {
    if (path === undefined) return;
    void (taken > 0 ? navigate(-taken) : navigate(path, { replace: true }));
  }, [path, taken, navigate]);
  return { leaveTo, isLeaving: path !== undefined };
}
