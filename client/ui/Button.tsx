import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { classes } from './classes.ts';

interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | 'light';
  size?: 'small' | 'medium' | 'large';
  block?: boolean;
}

export interface ButtonProps extends ButtonStyle, Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** The text beside the spinner while the button is pending. */
  pendingText?: string | undefined;
  children: ReactNode;
}

/** A button with react-aria's props. While `isPending`, it keeps its width and cannot be pressed. */
export function Button({ variant, size, block, pendingText, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={classes(buttonClasses({ variant, size, block }), pendingText && styles.worded)}>
      <Label>{children}</Label>
      {pendingText && <span className={styles.busy}>{pendingText}</span>}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'block' | 'pendingText'> {
  label: string;
  children: ReactNode;
}

/** A button with an icon alone; `label` is its accessible name. */
export function IconButton({ label, variant = 'quiet', size, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={classes(buttonClasses({ variant, size }), styles.iconOnly)}>
      {children}
    </AriaButton>
  );
}

interface ButtonLinkProps extends ButtonStyle {
  to: string;
  /** `newTab` for a page outside the portal, `file` for a download. In both cases the current page stays. */
  opens?: 'newTab' | 'file';
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, opens, children, ...rest }: ButtonLinkProps) {
  const className = buttonClasses(rest);
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

/** Tells users of a screen reader that a link opens in a new tab. */
export const InNewTab = () => <span className="visually-hidden"> (åbner i en ny fane)</span>;

/** Whether an address is a path of the portal, which the router can follow. */
export const isLocal = (address: string) => address.startsWith('/');

const buttonClasses = ({ variant = 'secondary', size = 'medium', block }: ButtonStyle) =>
  classes(
    styles.button,
    variant !== 'secondary' && styles[variant],
    size !== 'medium' && styles[size],
    block && styles.block,
  );

/** Holds text and icons in one box, so that the pending state can hide them without changing the button's size. */
const Label = ({ children }: { children: ReactNode }) => <span className={styles.label}>{children}</span>;
