import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { formatLongDate } from '../../domain/dates.ts';
import { TERMS_VALID_FROM } from '../../domain/terms.ts';
import { OVERVIEW_PATH } from './documents.ts';
import styles from './Terms.module.css';
import type { TermsDocument, TermsParty, TermsSection } from './TermsDocument.ts';

interface TermsArticleProps {
  document: TermsDocument;
  party: TermsParty;
}

export function TermsArticle({ document: { title, summary, sections }, party }: TermsArticleProps) {
  const allSections = sections({ ...party, phone: party.phone.replaceAll(' ', '\u00A0') });
  return (
    <>
      <Link to={OVERVIEW_PATH} className={styles.back}>
        <ArrowLeft aria-hidden />
        Alle betingelser
      </Link>
      <h1>{title}</h1>
      <p className={styles.lead}>{summary}</p>
      <p className={styles.validFrom}>
        Gældende fra <time dateTime={TERMS_VALID_FROM}>{formatLongDate(TERMS_VALID_FROM)}</time>
        <span className={styles.printOnly}>
          {' '}
          · {party.companyName} · CVR {party.vatNumber}
        </span>
      </p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Indhold">
          <ol>
            {allSections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${sectionId(index)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {allSections.map((section, index) => (
            <Section key={section.title} section={section} index={index} />
          ))}
        </article>
      </div>
    </>
  );
}

/** Puts no-break spaces between a number and its unit, and between a legal reference and its number. */
const withNoBreakSpaces = (text: string) =>
  text.replace(/(?<=\d) (?=%|kr|timer|dage|måneder|år|arbejdsdage)|(?<=artikel|stk\.|litra) /g, '\u00A0');

const sectionId = (index: number) => `afsnit-${index + 1}`;

const Section = ({ section: { title, content }, index }: { section: TermsSection; index: number }) => (
  <section id={sectionId(index)}>
    <h2>
      <span>{index + 1}.</span> {title}
    </h2>
    {content.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{withNoBreakSpaces(part)}</p>
      ) : (
        <ul key={part[0]}>
          {part.map((point) => (
            <li key={point}>{withNoBreakSpaces(point)}</li>
          ))}
        </ul>
      ),
    )}
  </section>
);
