import { Plus } from 'lucide-react';
import { CLIP_CARD_MONTHS } from '../../domain/clipCardPricing.ts';
import { agreementTerms } from '../../domain/agreementPricing.ts';
import { clipCardTerms } from '../../domain/terms.ts';
import styles from './Landing.module.css';

const questions = [
  ['Kan vi tage vores nuværende licenser med?',
    'Ja. I oplyser antal og startdato, når virksomheden oprettes, og så står licenserne i portalen fra den dato og aftaleperioden ud.'],
  ['Hvad sker der med timer, vi ikke bruger?',
    `Et klippekort gælder i ${CLIP_CARD_MONTHS} måneder fra købet. Derefter udløber resten og refunderes ikke. I kan hele tiden se, hvor mange timer der er tilbage, og hvad de brugte gik til.`],
  ['Hvordan betaler vi?', 'Hver afdeling vælger faktura eller kreditkort. EAN-nummer og PO-nummer kan stå på virksomheden og følger med på fakturaen.'],
  ['Hvor hurtigt får vi svar?',
    `Med en serviceaftale inden for ${agreementTerms.responseHours} timer. På klippekort inden for ${clipCardTerms.replyHours} timer, og arbejdet er planlagt inden for ${clipCardTerms.schedulingWorkdays} arbejdsdage.`],
] as const;

export const Questions = () => (
  <section className={styles.faq}>
    <h2>Spørgsmål, vi ofte får</h2>
    <div>
      {questions.map(([question, answer], index) => (
        <details key={question} open={index === 0}>
          <summary>{question}<Plus aria-hidden /></summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
