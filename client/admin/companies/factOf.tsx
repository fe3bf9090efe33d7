import type { ReactNode } from 'react';
import adminStyles from '../../parts/lists/cells.module.css';
import styles from './Companies.module.css';

interface Fact {
  term: string;
  value: ReactNode;
}

/** Returns a fact with one line for each text that is not blank. Its value is 'Ikke angivet' when all are blank. */
export function factOf(term: string, ...lines: (string | null | undefined)[]): Fact {
  const texts = lines.flatMap((line) => line?.trim() || []);
  return {
    term,
    value: texts.length ? (
      texts.map((line) => (
        <span key={line} className={styles.textLine}>
          {line}
        </span>
      ))
    ) : (
      <NotProvided />
    ),
  };
}

export const billingEmailFact = (email: string | null | undefined): Fact => ({
  term: 'Fakturerings-e-mail',
  value: email ? (
    <a href={`mailto:${email}`} className={styles.textLine}>
      {email}
    </a>
  ) : (
    <NotProvided />
  ),
});

const NotProvided = () => <span className={adminStyles.emptyValue}>Ikke angivet</span>;
