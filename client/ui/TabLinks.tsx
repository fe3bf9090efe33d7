import { NavLink } from 'react-router';
import { Count } from './Badge.tsx';
import styles from './Tabs.module.css';

interface TabLinksProps {
  label: string;
  tabs: { to: string; title: string; count?: number }[];
}

/** Tabs with addresses of their own: they can be bookmarked, opened beside each other and gone back to. */
export const TabLinks = ({ label, tabs }: TabLinksProps) => (
  <nav className={styles.list} aria-label={label}>
    {tabs.map(({ to, title, count }) => (
      <NavLink key={to} to={to} end className={styles.tab}>{title}{count !== undefined && <Count>{count}</Count>}</NavLink>
    ))}
  </nav>
);
