import type { ReactNode } from 'react';
import styles from '../Admin.module.css';
import own from './Companies.module.css';

interface Fact {
  term: string;
  value: ReactNode;
}

/** A fact with one line for each non-empty text; without any, the value says that none is texts. */
export function factOf(term: string, ...lines: (string | null | undefined)[]): Fact {
  const texts = lines.flatMap((line) => line?.trim() || []);
  return {
    term,
    value: texts.length ? (
      texts.map((line) => (
        <span key={line} className={own.line}>
          {line}
        </span>
      ))
    ) : (
      <None />
    ),
  };
}

export const mailFact = (email: string | null | undefined): Fact => ({
  term: 'Fakturerings-e-mail',
  value: email ? (
    <a href={`mailto:${email}`} className={own.line}>
      {email}
    </a>
  ) : (
    <None />
  ),
});

const None = () => <span className={styles.none}>Ikke angivet</span>;
