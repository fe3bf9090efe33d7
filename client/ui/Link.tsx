import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { InNewTab, isLocal } from './Button.tsx';

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** Opens beside the portal, so that nothing typed here is lost. */
  newTab?: boolean;
}

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
