import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { facts } from './facts.ts';
import { sessionToken } from './relay/session.ts';
import { PublicFrame } from './shell/PublicFrame.tsx';

export function PublicRoute() {
  const { pathname, hash } = useLocation();
  const isArrival = useNavigationType() === 'POP';
  // The router changes the address without the browser's own jump. Whoever reads what was there before it stays where they are.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!isArrival) window.scrollTo(0, 0);
    // The kind alone is no new place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, hash]);
  return (
    <PublicFrame facts={facts()} isSignedIn={sessionToken() !== null}>
      <Outlet />
    </PublicFrame>
  );
}
