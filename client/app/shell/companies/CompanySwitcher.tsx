import type { KeyboardEvent, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { NavigationItem } from '../navigation.ts';
import { NavigationLink } from '../NavigationLink.tsx';
import styles from './Companies.module.css';
import type { Membership } from './CompanyLink.tsx';
import { CompanyList } from './CompanyList.tsx';

interface CompanySwitcherProps {
  button: RefObject<HTMLButtonElement | null>;
  /** The name of the tab's company. */
  company: string;
  memberships: readonly Membership[];
  /** The screens of the company. */
  items: NavigationItem[];
  onClose: () => void;
}

/** The open menu of a person with several companies: the companies, and the screens of the tab's company. */
export const CompanySwitcher = ({ button, company, memberships, items, onClose }: CompanySwitcherProps) => (
  <Popover className={styles.popover!} placement="bottom end" triggerRef={button} isOpen onOpenChange={onClose}>
    <Dialog className={styles.dialog!} aria-label="Skift virksomhed">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links in it do what is pressed */}
      <div onKeyDown={moveFocus} onClick={({ target }) => (target as Element).closest('nav a') && onClose()}>
        <CompanyList memberships={memberships} takesFocus />
        <nav className={styles.screens} aria-label={company}>
          <p className={styles.heading}>{company}</p>
          {items.map((item) => (
            <NavigationLink key={item.to} item={item} withIcon />
          ))}
        </nav>
      </div>
      <p className={styles.foot} aria-hidden>
        <span>
          <kbd>↵</kbd> åbn her
        </span>
        <span>
          <kbd>Ctrl ↵</kbd> ny fane
        </span>
      </p>
    </Dialog>
  </Popover>
);

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move between the search field and the links, as in a menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const index = targets.findIndex((target) => target === document.activeElement);
  const next = index < 0 && step < 0 ? targets.length - 1 : index + step;
  targets[(next + targets.length) % targets.length]?.focus();
}
