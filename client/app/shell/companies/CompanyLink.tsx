import { Check } from 'lucide-react';
import { inCompany } from '../../../../domain/basics/actingCompany.ts';
import { firstCharacter } from '../../../../domain/basics/graphemes.ts';
import { CompanyRole, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { switchCompany } from '../../relay/company.ts';
import styles from './Companies.module.css';

/** One of the signed-in person's companies. */
export interface Membership {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyRole: string;
  /** Whether this tab shows the company. */
  readonly isCurrent: boolean;
}

/**
 * Opens the overview of one of the person's companies: in this tab with a press, and in a new one with Ctrl or the
 * middle button, as every link.
 */
export const CompanyLink = ({ company }: { company: Membership }) => (
  <a
    href={inCompany('/dashboard', company.companyId)}
    className={styles.company}
    {...(company.isCurrent && { 'aria-current': 'true' })}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      switchCompany(company.companyId, company.companyName);
    }}
  >
    <span className={styles.initials} data-initials={initialsOf(company.companyName)} aria-hidden />
    <span className={styles.nameAndRole}>
      <span className={styles.name}>{company.companyName}</span>
      <span className={styles.role}>{labelOf(CompanyRole, company.companyRole)}</span>
    </span>
    {company.isCurrent && <Check aria-hidden />}
  </a>
);

/** Of the first two words, because the last one is often the form of the company. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => firstCharacter(word).toLocaleUpperCase('da'))
    .join('');
