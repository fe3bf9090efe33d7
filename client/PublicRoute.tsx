import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { facts } from './facts.ts';
import { sessionToken } from './relay/session.ts';
import { PublicFrame } from './shell/PublicFrame.tsx';

/** The route of the public pages: their frame, and the scroll position after a navigation. */
export function PublicRoute() {
  const { pathname, hash } = useLocation();
  const isFirstOrHistory = useNavigationType() === 'POP';
  // The router does not scroll to the hash as the browser would. On the first load and on Back, the browser's own
  // scroll position stays, so that a visitor who already reads the prerendered page is not moved.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isFirstOrHistory) window.scrollTo(0, 0);
    // A change of the navigation type alone is not a navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);
  return (
    <PublicFrame facts={facts()} isSignedIn={sessionToken() !== null}>
      <Outlet />
    </PublicFrame>
  );
}
