import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stepsTaken } from './stepsTaken.ts';

/** Leads on from a wizard that is done, as if it had been one page: going back from there skips its steps, which are empty by then. */
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
