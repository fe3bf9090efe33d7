import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { facts } from '../facts.ts';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** Where the heading greets rather than names. */
  heading?: ReactNode;
  text?: ReactNode;
  /** The list that this is one of. */
  back?: { to: string; label: string };
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function Page({ title, heading = title, text, back, actions, wide, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes(styles.page, wide && styles.wide)}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <ArrowLeft aria-hidden /> {back.label}
        </Link>
      )}
      <div className={styles.head}>
        <div className={styles.headText}>
          <h1>{heading}</h1>
          {text && <p>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

export const Section = ({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.section} aria-label={title}>
    <div className={styles.sectionHead}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
    {children}
  </section>
);

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${facts().product}`;
  }, [title]);
}
