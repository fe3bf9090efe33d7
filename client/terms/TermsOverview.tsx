import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { OVERVIEW_SUMMARY, OVERVIEW_TITLE, termsDocuments } from './documents.ts';
import styles from './Terms.module.css';

export const TermsOverview = () => (
  <>
    <h1>{OVERVIEW_TITLE}</h1>
    <p className={styles.lead}>{OVERVIEW_SUMMARY}</p>
    <ul className={styles.cards}>
      {termsDocuments.map(({ path, title, summary }) => (
        <li key={path}>
          <Link to={path}>
            <h2>{title}</h2>
            <p>{summary}</p>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  </>
);
