import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { InNewTab, isLocal } from './Button.tsx';

interface LinkProps {
  to: string;
  children: ReactNode;
  className?: string;
  /** Opens in a new tab, so that input on this page is not lost. */
  newTab?: boolean;
  /** The name for screen readers, when the visible one says too little outside its place. */
  'aria-label'?: string;
  /** Called when the link is followed on this page, and not when it is opened in a new tab. */
  onFollow?: (() => void) | undefined;
}

/** A link: paths of the portal go through the router, other addresses are loaded by the browser. */
export function Link({ to, children, className, newTab, onFollow, 'aria-label': name }: LinkProps) {
  if (isLocal(to) && !newTab)
    return (
      <RouterLink
        to={to}
        className={className}
        aria-label={name}
        {...(onFollow && { onClick: ({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || onFollow() })}
      >
        {children}
      </RouterLink>
    );
  return (
    <a href={to} className={className} aria-label={name} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {children}
      {newTab && <InNewTab />}
    </a>
  );
}
