import type { Facts } from '../../ui/facts.ts';
import { textAt } from './documents.ts';
import styles from './Terms.module.css';
import { TermsArticle } from './TermsArticle.tsx';
import { TermsOverview } from './TermsOverview.tsx';

/**
 * The document of a path, or the overview for any other path. Needs no query, so that the page can be prerendered and
 * read before any JavaScript runs.
 */
export function TermsPage({ path, facts: { product, legal } }: { path: string; facts: Facts }) {
  const text = textAt(path);
  return (
    <div className={styles.page}>
      {text ? <TermsArticle text={text} party={{ product, ...legal }} /> : <TermsOverview />}
    </div>
  );
}
