import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { classes } from './classes.ts';

interface Look {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | 'light';
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
}

export interface ButtonProps extends Look, Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** What it says beside the spinner while it is busy. */
  pendingText?: string | undefined;
  children: ReactNode;
}

export function Button({ variant, size, block, pendingText, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={classes(look({ variant, size, block }), pendingText && styles.worded)}>
      <Label>{children}</Label>
      {pendingText && <span className={styles.busy}>{pendingText}</span>}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'block' | 'pendingText'> {
  label: string;
  children: ReactNode;
}

export function IconButton({ label, variant = 'quiet', size, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={classes(look({ variant, size }), styles.iconOnly)}>
      {children}
    </AriaButton>
  );
}

interface ButtonLinkProps extends Look {
  to: string;
  /** It leads out of the portal, or fetches a file; the page stays. */
  opens?: 'newTab' | 'file';
  children: ReactNode;
}

/** Looks like a button, is a link: it leads somewhere. */
export function ButtonLink({ to, opens, children, ...rest }: ButtonLinkProps) {
  const className = look(rest);
  if (opens === 'newTab')
    return (
      <a href={to} className={className} target="_blank" rel="noreferrer">
        {children}
        <InNewTab />
      </a>
    );
  if (opens === 'file')
    return (
      <a href={to} className={className} download>
        {children}
      </a>
    );
  return isLocal(to) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** For those who don't see where a link opens. */
export const InNewTab = () => <span className="visually-hidden"> (åbner i en ny fane)</span>;

export const isLocal = (address: string) => address.startsWith('/');

const look = ({ variant = 'secondary', size = 'medium', block }: Look) =>
  classes(
    styles.button,
    variant !== 'secondary' && styles[variant],
    size !== 'medium' && styles[size],
    block && styles.block,
  );

/** Text and icons in one box, so that the pending state can hide them without moving anything. */
const Label = ({ children }: { children: ReactNode }) => <span className={styles.label}>{children}</span>;
