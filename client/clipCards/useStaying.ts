import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** What is under way can't be called back by the browser's back button. */
export function useStaying(isUnderWay: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isUnderWay && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
