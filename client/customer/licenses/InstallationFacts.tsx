import { formatMonthCount } from '../../../domain/basics/formatCount.ts';
import { Interval, labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import styles from './Licenses.module.css';

interface InstallationFactsProps {
  licenseType: string;
  contractTerm: number;
  paymentInterval: string;
}

/** The plan, contract length and billing interval that a licence request takes from its installation. */
export const InstallationFacts = ({ licenseType, contractTerm, paymentInterval }: InstallationFactsProps) => (
  <dl className={styles.facts}>
    <div>
      <dt>Licenstype</dt>
      <dd>{labelOf(Plan, licenseType)}</dd>
    </div>
    <div>
      <dt>Kontraktperiode</dt>
      <dd className="num">{formatMonthCount(contractTerm)}</dd>
    </div>
    <div>
      <dt>Betalingsinterval</dt>
      <dd>{labelOf(Interval, paymentInterval)}</dd>
    </div>
  </dl>
);
