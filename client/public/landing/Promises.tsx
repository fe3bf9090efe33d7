import { clipCardTerms } from '../../../domain/basics/termNumbers.ts';
import { agreementTerms } from '../../../domain/sales/agreementPricing.ts';
import styles from './Promises.module.css';

const promises = [
  { value: `${agreementTerms.responseHours} timer`, text: 'til svar med en serviceaftale' },
  { value: `${agreementTerms.criticalResolutionHours} timer`, text: 'til en kritisk fejl er løst' },
  {
    value: `${agreementTerms.availabilityPercent.toLocaleString('da-DK')} %`,
    text: 'tilgængelighed på det, vi driver',
  },
  { value: `${clipCardTerms.schedulingWorkdays} arbejdsdage`, text: 'til en opgave på klippekort er planlagt' },
];

export const Promises = () => (
  <section className={styles.band} aria-label="Det lover vi">
    <dl className={styles.promises}>
      {promises.map(({ value, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
