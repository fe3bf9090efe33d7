import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { dateOf, formatLongDate } from '../../../domain/basics/dates.ts';
import { comingTermsVersion, termsPath, termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { Banner } from '../../ui/Banner.tsx';
import { OVERVIEW_PATH } from './documents.ts';
import styles from './Terms.module.css';
import type { TermsParty, TermsSection, TermsText } from './TermsText.ts';

interface TermsArticleProps {
  text: TermsText;
  party: TermsParty;
}

export function TermsArticle({ text: { kind, version, title, summary, sections }, party }: TermsArticleProps) {
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
        Gældende fra <time dateTime={version}>{formatLongDate(version)}</time>
        <span className={styles.printOnly}>
          {' '}
          · {party.companyName} · CVR {party.vatNumber}
        </span>
      </p>
      <OtherVersions kind={kind} version={version} />
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

/** Says that the version is not in force, or that another one is coming, with a link to that version. */
function OtherVersions({ kind, version }: Pick<TermsText, 'kind' | 'version'>) {
  const today = dateOf();
  const current = termsVersionOn(kind, today);
  const coming = comingTermsVersion(kind, today);
  if (version === current && !coming) return null;
  const other = version === current ? coming! : current;
  return (
    <Banner tone={version === current ? 'blue' : 'amber'}>
      {version === current
        ? `En ny version gælder fra ${formatLongDate(other)}. `
        : version > today
          ? `Denne version gælder først fra ${formatLongDate(version)}. `
          : 'Denne version gælder ikke længere for nye bestillinger. '}
      <Link to={termsPath(kind, other)}>
        {version === current ? 'Læs den nye version' : 'Læs den version, der gælder nu'}
      </Link>
    </Banner>
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
