import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { facts } from '../ui/facts.ts';
import { sessionToken } from './relay/session.ts';
import { PublicFrame } from './shell/PublicFrame.tsx';

/** The route of the public pages: their frame, and the scroll position after a navigation. */
export function PublicRoute() {
  const { pathname, hash } = useLocation();
  const isPopNavigation = useNavigationType() === 'POP';
  // The router does not scroll to a hash as the browser would. Without a hash, the scroll position stays on the first
  // load, because a visitor may already read the prerendered page, and on Back and Forward, where the browser sets it.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isPopNavigation) window.scrollTo(0, 0);
    // A change of the navigation type alone is not a navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);
  return (
    <PublicFrame facts={facts()} isSignedIn={sessionToken() !== null}>
      <Outlet />
    </PublicFrame>
  );
}
