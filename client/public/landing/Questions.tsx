import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { clipCardTerms } from '../../../domain/basics/termNumbers.ts';
import { CLIP_CARD_MONTHS } from '../../../domain/money/clipCardPricing.ts';
import { agreementTerms } from '../../../domain/sales/agreementPricing.ts';
import type { Legal } from '../../ui/facts.ts';
import { Link } from '../../ui/Link.tsx';
import styles from './Questions.module.css';

const questionsFor = ({ email }: Legal): [question: string, answer: ReactNode][] => [
  [
    'Kan vi tage vores nuværende licenser med?',
    'Ja. I oplyser antal og startdato, når virksomheden oprettes, ' +
      'og så står licenserne i portalen fra den dato og aftaleperioden ud.',
  ],
  [
    'Hvad koster licenserne?',
    <>
      Det afhænger af plan, antal og aftaleperiode. Skriv til <Link to={`mailto:${email}`}>{email}</Link>, så får I en
      pris. Serviceaftaler og klippekort har de priser, I kan se her på siden.
    </>,
  ],
  [
    'Hvad sker der med timer, vi ikke bruger?',
    `Et klippekort gælder i ${CLIP_CARD_MONTHS} måneder fra købet. Derefter udløber resten og refunderes ikke. ` +
      'I kan hele tiden se, hvor mange timer der er tilbage, og hvad de brugte gik til.',
  ],
  [
    'Hvordan betaler vi?',
    'Hver afdeling vælger faktura eller kreditkort. EAN-nummer og PO-nummer kan stå på virksomheden, ' +
      'og en afdeling kan have sit eget PO-nummer.',
  ],
  [
    'Hvor hurtigt får vi svar?',
    `Med en serviceaftale inden for ${agreementTerms.responseHours} timer. ` +
      `På klippekort inden for ${clipCardTerms.replyHours} timer, ` +
      `og arbejdet er planlagt inden for ${clipCardTerms.schedulingWorkdays} arbejdsdage.`,
  ],
  [
    'Hvilke betingelser gælder?',
    <>
      De står her alle sammen, skrevet så de kan læses: <Link to="/terms">betingelser</Link>.
    </>,
  ],
];

export const Questions = ({ legal }: { legal: Legal }) => (
  <section className={styles.questions}>
    <h2>Spørgsmål, vi ofte får</h2>
    <div>
      {questionsFor(legal).map(([question, answer], index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Plus aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
