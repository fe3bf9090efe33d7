import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tile } from './Badge.tsx';
import { Button } from './Button.tsx';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';

export const Card = ({ flush, children }: { flush?: boolean; children: ReactNode }) => (
  <section className={classes(styles.card, flush && styles.flush)}>{children}</section>
);

export function CardHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </header>
  );
}

/** Below a list or a table: how much of it is shown, and more of it. */
export const CardFoot = ({ children }: { children: ReactNode }) => <footer className={styles.foot}>{children}</footer>;

export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

interface ListItemProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  /** It is short enough to keep its place on a phone. */
  shortEnd?: boolean;
  to?: string;
}

export function ListItem({ icon, title, text, end, shortEnd, to }: ListItemProps) {
  const content = (
    <>
      {icon}
      <span className={styles.itemText}>
        <span>{title}</span>
        {text && <span className={styles.itemSub}>{text}</span>}
      </span>
      {end && <span className={styles.itemEnd}>{end}</span>}
    </>
  );
  const className = classes(styles.item, shortEnd && styles.shortEnd);
  return to ? (
    <Link to={to} className={className}>
      {content}
    </Link>
  ) : (
    <div className={className}>{content}</div>
  );
}

interface StatProps {
  label: string;
  icon: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

export const Stat = ({ label, icon, value, note, children }: StatProps) => (
  <Card>
    <div className={styles.stat}>
      <span className={styles.statLabel}>
        {label}
        {icon}
      </span>
      <span className={styles.statValue}>{value}</span>
      {note && <span className={styles.statNote}>{note}</span>}
      {children}
    </div>
  </Card>
);

export const Facts = ({ facts }: { facts: { term: string; value: ReactNode }[] }) => (
  <dl className={styles.facts}>
    {facts.flatMap(({ term, value }) => [<dt key={`${term}-t`}>{term}</dt>, <dd key={`${term}-v`}>{value}</dd>])}
  </dl>
);

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A sentence, a reason and a way on. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Tile grey>{icon}</Tile>
    <h2>{title}</h2>
    <p>{text}</p>
    {action && <div className={styles.emptyAction}>{action}</div>}
  </div>
);

/** What failed, and a way to try again. */
export const ErrorState = ({ title, text, onRetry }: { title: string; text?: string; onRetry: () => void }) => (
  <div className={styles.empty} role="alert">
    <Tile grey>
      <TriangleAlert />
    </Tile>
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <div className={styles.emptyAction}>
      <Button onPress={onRetry}>
        <RotateCw aria-hidden /> Prøv igen
      </Button>
    </div>
  </div>
);
