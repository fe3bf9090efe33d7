import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import { Link } from './Link.tsx';
import states from './States.module.css';
import { Tile } from './Tile.tsx';

/** A surface for related content. `flush` removes the padding, for lists and tables. */
export const Card = ({ flush, children }: { flush?: boolean; children: ReactNode }) => (
  <section className={classes(styles.card, flush && styles.flush)}>{children}</section>
);

/** The title of a card, with an optional text and action. */
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

/** The foot of a card with a list or table, for the number of rows and the button for more. */
export const CardFoot = ({ children }: { children: ReactNode }) => <footer className={styles.foot}>{children}</footer>;

/** A list of ListItem elements. */
export const List = ({ children }: { children: ReactNode }) => <div className={styles.list}>{children}</div>;

interface ListItemProps {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
  /** Keeps `end` beside the text on a phone, instead of below; for short content. */
  shortEnd?: boolean;
  to?: string;
}

/** A row of a List: icon, title and text, and `end` on the right. With `to`, the whole row is a link. */
export function ListItem({ icon, title, text, end, shortEnd, to }: ListItemProps) {
  const content = (
    <>
      {icon}
      <span className={styles.itemText}>
        <span>{title}</span>
        {text && <span className={styles.itemSub}>{text}</span>}
      </span>
      {end && <div className={styles.itemEnd}>{end}</div>}
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

/** A card with one figure. */
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

/** A description list of terms and values. */
export const FactList = ({ facts }: { facts: { term: string; value: ReactNode }[] }) => (
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

/** Shown in place of an empty list: a title, an explanation or hint, and an action if there is one. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className={states.empty}>
    <Tile grey>{icon}</Tile>
    <h2>{title}</h2>
    <p>{text}</p>
    {action && <div className={states.emptyAction}>{action}</div>}
  </div>
);
