import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Pager.module.css';

const MAX_BUTTONS = 5;

interface PagerProps {
  page: number;
  pageCount: number;
  pathOf: (page: number) => string;
}

/** Links to at most five pages, with the current one in the middle if possible. Renders nothing for a single page. */
export function Pager({ page, pageCount, pathOf }: PagerProps) {
  if (pageCount < 2) return null;
  const first = Math.max(1, Math.min(page - Math.floor(MAX_BUTTONS / 2), pageCount - MAX_BUTTONS + 1));
  const pages = Array.from({ length: Math.min(MAX_BUTTONS, pageCount) }, (_, index) => first + index);
  return (
    <nav className={styles.pager} aria-label="Sider">
      <Step label="Forrige side" to={page > 1 ? pathOf(page - 1) : undefined}>
        <ChevronLeft aria-hidden />
      </Step>
      {pages.map((number) => (
        <Link
          key={number}
          to={pathOf(number)}
          aria-label={`Side ${number}`}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      <Step label="Næste side" to={page < pageCount ? pathOf(page + 1) : undefined}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

const Step = ({ label, to, children }: { label: string; to: string | undefined; children: ReactNode }) =>
  to ? (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span aria-hidden>{children}</span>
  );
