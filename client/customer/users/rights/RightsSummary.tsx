import { Check } from 'lucide-react';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { rightsInWords } from '../../../../domain/identity/rightsInWords.ts';
import type { DepartmentOption } from '../../../parts/rights/DepartmentChoice.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import styles from './Rights.module.css';
import type { RightsValues } from './rightsForm.ts';

/** So many departments are named; the others are counted. */
const MAX_NAMED = 8;

interface RightsSummaryProps {
  name: string;
  values: RightsValues;
  departments: readonly DepartmentOption[];
}

/** What the chosen rights come to, in plain words. */
export const RightsSummary = ({ name, values, departments }: RightsSummaryProps) => (
  <Card flush>
    <CardHead title={`Det kan ${name}`} text="Sådan bliver det, når du har gemt." />
    <ul className={styles.summary} aria-live="polite">
      {rightsInWords({ ...values, departmentNames: namesOf(values.departmentIds, departments) }).map((sentence) => (
        <li key={sentence}>
          <Check aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  </Card>
);

/** The names of the chosen departments; null for all. A department that is not loaded or was deleted is counted. */
function namesOf(ids: readonly string[] | null, departments: readonly DepartmentOption[]): string[] | null {
  if (!ids) return null;
  const names = departments.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const named = names.slice(0, MAX_NAMED);
  const otherCount = ids.length - named.length;
  return otherCount > 0 ? [...named, formatPlural(otherCount, 'anden afdeling', 'andre afdelinger')] : named;
}
