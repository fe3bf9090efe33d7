import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatLongDate } from '../../domain/dates.ts';
import { TERMS_VALID_FROM } from '../../domain/terms.ts';
import type { Facts } from '../facts.ts';
import { OVERVIEW_PATH, OVERVIEW_SUMMARY, OVERVIEW_TITLE, termsDocuments } from './documents.ts';
import styles from './Terms.module.css';
import type { TermsDocument } from './TermsDocument.ts';

/** Readable before any JavaScript runs. */
export function TermsPage({ path, facts }: { path: string; facts: Facts }) {
  const document = termsDocuments.find((candidate) => candidate.path === path);
  return <div className={styles.page}>{document ? <Document document={document} facts={facts} /> : <Overview />}</div>;
}

const Overview = () => (
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

function Document({ document: { title, summary, sections }, facts: { product, legal } }: { document: TermsDocument; facts: Facts }) {
  const all = sections({ product, ...legal });
  return (
    <>
      <Link to={OVERVIEW_PATH} className={styles.back}><ArrowLeft aria-hidden />Alle betingelser</Link>
      <h1>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      <p className={styles.valid}>Gælder fra <time dateTime={TERMS_VALID_FROM}>{formatLongDate(TERMS_VALID_FROM)}</time></p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Indhold">
          <ol>{all.map((section, index) => <li key={section.title}><a href={`#afsnit-${index + 1}`}>{section.title}</a></li>)}</ol>
        </nav>
        <article className={styles.text}>
          {all.map((section, index) => (
            <section key={section.title} id={`afsnit-${index + 1}`}>
              <h2><span>{index + 1}.</span> {section.title}</h2>
              {section.content.map((part) => typeof part === 'string'
                ? <p key={part}>{part}</p>
                : <ul key={part[0]}>{part.map((point) => <li key={point}>{point}</li>)}</ul>)}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}
