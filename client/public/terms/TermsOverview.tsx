import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { termsPath } from '../../../domain/sales/termsVersions.ts';
import { OVERVIEW_SUMMARY, OVERVIEW_TITLE, textsInForce } from './documents.ts';
import styles from './Terms.module.css';

export const TermsOverview = () => (
  <>
    <h1>{OVERVIEW_TITLE}</h1>
    <p className={styles.lead}>{OVERVIEW_SUMMARY}</p>
    <ul className={styles.cards}>
      {textsInForce().map(({ kind, title, summary }) => (
        <li key={kind}>
          <Link to={termsPath(kind)}>
            <h2>{title}</h2>
            <p>{summary}</p>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </>
);
