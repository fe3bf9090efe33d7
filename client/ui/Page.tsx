import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { facts } from './facts.ts';
import { Link } from './Link.tsx';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** Replaces the title as heading, for example with a greeting. */
  heading?: ReactNode;
  text?: ReactNode;
  /** A link to the list that the page's subject is part of. */
  back?: { to: string; label: string; onFollow?: () => void };
  actions?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** The content of a screen with its heading. Sets the title of the document. */
export function Page({ title, heading = title, text, back, actions, wide, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div className={classes(styles.page, wide && styles.wide)}>
      {back && (
        <Link to={back.to} className={styles.back} onFollow={back.onFollow}>
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

/** A part of a page with a heading of its own. */
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

/** Sets the title of the document, followed by the product's name. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${facts().product}`;
  }, [title]);
}
