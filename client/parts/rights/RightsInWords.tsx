import { Check, Minus } from 'lucide-react';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import type { CompanyRole, Subject } from '../../../domain/basics/vocabulary.ts';
import { rightsInWords } from '../../../domain/identity/rightsInWords.ts';
import type { DepartmentOption } from './DepartmentChoice.tsx';
import styles from './Rights.module.css';

/** So many departments are named; the others are counted. */
const MAX_NAMED = 8;

interface RightsInWordsProps {
  companyRole: CompanyRole;
  /** Null for all subjects. */
  subjects: readonly Subject[] | null;
  /** Null for all departments. */
  departmentIds?: readonly string[] | null;
  /** The departments that can be named. */
  departments?: readonly DepartmentOption[];
  /** Whether the rights change while the page is read. */
  isLive?: boolean;
}

/** The rights of a user or of a role as a list of sentences. */
export const RightsInWords = ({
  companyRole,
  subjects,
  departmentIds = null,
  departments,
  isLive,
}: RightsInWordsProps) => (
  <ul className={styles.words} aria-live={isLive ? 'polite' : undefined}>
    {rightsInWords({ companyRole, subjects, departmentNames: namesOf(departmentIds, departments) }).map((sentence) => (
      <li key={sentence} className={isLimit(sentence) ? styles.limit : undefined}>
        {isLimit(sentence) ? <Minus aria-hidden /> : <Check aria-hidden />}
        <span>{sentence}</span>
      </li>
    ))}
  </ul>
);

const isLimit = (sentence: string) => sentence.startsWith('Kan ikke');

/** The names of the chosen departments; null for all. A department that is not loaded or was deleted is counted. */
function namesOf(ids: readonly string[] | null, departments: readonly DepartmentOption[] = []): string[] | null {
  if (!ids) return null;
  const names = departments.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const named = names.slice(0, MAX_NAMED);
  const otherCount = ids.length - named.length;
  return otherCount > 0 ? [...named, formatPlural(otherCount, 'anden afdeling', 'andre afdelinger')] : named;
}
