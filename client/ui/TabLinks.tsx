import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Count } from './Badge.tsx';
import { scrollIntoViewRef } from './scrollIntoViewRef.ts';
import styles from './Tabs.module.css';

interface TabLinksProps {
  label: string;
  tabs: { to: string; title: string; count?: number; icon?: ReactNode }[];
}

/** Tabs with addresses of their own, so that they can be bookmarked, opened in other windows and gone back to. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav className={styles.list} aria-label={label} ref={scrollToCurrent}>
    {tabs.map(({ to, title, count, icon }) => (
      <NavLink key={to} to={to} end className={styles.tab}>
        <span className={styles.title}>{title}</span>
        {count !== undefined && <Count>{count}</Count>}
        {icon}
      </NavLink>
    ))}
  </nav>
);

/** Scrolls to the current tab, which may be outside the visible part when there are more tabs than fit. */
const scrollToCurrent = (list: HTMLElement | null) =>
  scrollIntoViewRef(list?.querySelector<HTMLElement>('[aria-current]') ?? null);
