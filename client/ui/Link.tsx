import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { InNewTab, isLocal } from './Button.tsx';

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** Opens in a new tab, so that input on this page is not lost. */
  newTab?: boolean;
}

/** A link: paths of the portal go through the router, other addresses are loaded by the browser. */
export function Link({ to, children, className, newTab }: LinkProps) {
  if (isLocal(to) && !newTab)
    return (
      <RouterLink to={to} className={className}>
        {children}
      </RouterLink>
    );
  return (
    <a href={to} className={className} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {newTab && <InNewTab />}
    </a>
  );
}
