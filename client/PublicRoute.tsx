import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { facts } from './facts.ts';
import { PublicFrame } from './shell/PublicFrame.tsx';

export function PublicRoute() {
  const { pathname, hash } = useLocation();
  // The router changes the address without the browser's own jump.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
  return <PublicFrame facts={facts()}><Outlet /></PublicFrame>;
}
