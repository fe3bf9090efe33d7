import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Blocks the browser's back button while a request is under way, because leaving would not cancel it. */
export function useBlockBack(isUnderWay: boolean): void {
  const blocker = useBlocker(({ historyAction }) => isUnderWay && historyAction === 'POP');
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
