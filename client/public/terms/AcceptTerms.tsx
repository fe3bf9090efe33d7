import { useState, type ComponentProps } from 'react';
import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { comingTermsVersion, TermsDocument, termsPath, termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Link } from '../../ui/Link.tsx';
import styles from './AcceptTerms.module.css';

/** The version that is in force when a dialog opens, which it shows and sends. */
export const useTermsVersion = (document: TermsDocument): string =>
  useState(() => termsVersionOn(document, dateOf()))[0];

interface AcceptTermsProps extends Omit<ComponentProps<typeof Checkbox>, 'children'> {
  document: TermsDocument;
}

/** The checkbox with which somebody accepts a version of terms, and a link to exactly that version. */
export function AcceptTerms({ document, ...field }: AcceptTermsProps) {
  const version = useTermsVersion(document);
  const coming = comingTermsVersion(document, version);
  return (
    <div>
      <Checkbox {...field}>
        Jeg accepterer{' '}
        <Link to={termsPath(document, version)} newTab>
          {TermsDocument[document].label.toLowerCase()}ne
        </Link>{' '}
        (version {formatDate(version)})
      </Checkbox>
      {coming && (
        <p className={styles.coming}>
          Fra {formatDate(coming)} gælder{' '}
          <Link to={termsPath(document, coming)} newTab>
            en ny version
          </Link>{' '}
          for det, I bestiller derefter.
        </p>
      )}
    </div>
  );
}
