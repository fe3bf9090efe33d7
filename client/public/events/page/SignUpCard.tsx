import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { cancelTerms, PAID_EVENT_NOTE } from '../../../../domain/events/events.ts';
import { Card } from '../../../ui/Card.tsx';
import type { Legal } from '../../../ui/facts.ts';
import { CapacityBar } from '../CapacityBar.tsx';
import styles from './PublicEvent.module.css';
import { SignUpButton } from './SignUpButton.tsx';
import { useCanWait } from './useCanWait.ts';
import { useClosedReason } from './useClosedReason.ts';
import type { SignUp } from './useSignUp.ts';
import type { SignUpCard_event$key } from '#relay/SignUpCard_event.graphql';

interface SignUpCardProps {
  event: SignUpCard_event$key;
  legal: Legal;
  signUp: SignUp;
}

const eventFragment = graphql`
  fragment SignUpCard_event on PublicEvent {
    title
    capacity
    registrationCount
    isFull
    waitingCount
    price
    freeUntil
    ...useClosedReason_event
    ...useCanWait_event
  }
`;

export function SignUpCard({ event: key, legal: { email }, signUp }: SignUpCardProps) {
  const event = useFragment(eventFragment, key);
  const { title, capacity, registrationCount, isFull, waitingCount, price, freeUntil } = event;
  const closedText = useClosedReason(event);
  const canWait = useCanWait(event);
  return (
    <Card>
      <div className={styles.card} aria-live="polite">
        <h2>Tilmelding</h2>
        {capacity !== null && capacity !== undefined && (
          <CapacityBar count={registrationCount} capacity={capacity} isFull={isFull && !closedText} />
        )}
        {closedText && <p className={styles.strong}>{closedText}</p>}
        {!closedText && isFull && (
          <div>
            <p className={styles.strong}>Event er fuldt booket</p>
            {canWait && (
              <p className={styles.note}>
                {waitingCount > 0 && `${formatPlural(waitingCount, 'person', 'personer')} venter. `}
                På ventelisten får du en mail, når der er en plads til dig.
              </p>
            )}
          </div>
        )}
        {!closedText && (!isFull || canWait) && (
          <>
            <div className={styles.wideScreenSignUp}>
              <SignUpButton signUp={signUp} waits={isFull} size="large" block />
            </div>
            <MailSignUp title={title} email={email} />
          </>
        )}
        {!closedText && Boolean(price) && (
          <p className={styles.note}>
            {PAID_EVENT_NOTE} {cancelTerms(freeUntil)}
          </p>
        )}
        <p className={styles.contact}>
          <strong>Spørgsmål eller afbud?</strong>
          <br />
          Skriv til <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Card>
  );
}

/** A mailto link for visitors without JavaScript, which the form needs. */
function MailSignUp({ title, email }: { title: string; email: string }) {
  const subject = encodeURIComponent(`Tilmelding: ${title}`);
  const body = encodeURIComponent('Navn:\nEmail:\nTelefon:\nFirma:\nKostrestriktioner:\nSærlige ønsker:\n');
  return (
    <noscript>
      <p>
        Tilmeld dig ved at skrive til <a href={`mailto:${email}?subject=${subject}&body=${body}`}>{email}</a> med dit
        navn og din e-mail. Skriv også telefon, firma, kostrestriktioner og særlige ønsker, hvis du har nogen.
      </p>
    </noscript>
  );
}
