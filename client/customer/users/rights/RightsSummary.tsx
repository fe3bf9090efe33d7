import type { DepartmentOption } from '../../../parts/rights/DepartmentChoice.tsx';
import { RightsInWords } from '../../../parts/rights/RightsInWords.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import styles from './Rights.module.css';
import type { RightsValues } from './rightsForm.ts';

interface RightsSummaryProps {
  name: string;
  values: RightsValues;
  departments: readonly DepartmentOption[];
  isDirty: boolean;
}

/** The chosen rights in plain words. */
export const RightsSummary = ({ name, values, departments, isDirty }: RightsSummaryProps) => (
  <Card flush>
    <CardHead title={`Det kan ${name}`} {...(isDirty && { text: 'Sådan bliver det, når du har gemt.' })} />
    <div className={styles.summary}>
      <RightsInWords {...values} departments={departments} isLive />
    </div>
  </Card>
);
