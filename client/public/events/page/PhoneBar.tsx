import { graphql, useFragment } from 'react-relay';
import { formatPlural } from '../../../../domain/basics/formatCount.ts';
import { eventPriceText } from '../eventText.ts';
import styles from './PublicEvent.module.css';
import { SignUpButton } from './SignUpButton.tsx';
import { useCanWait } from './useCanWait.ts';
import { useClosedReason } from './useClosedReason.ts';
import type { SignUp } from './useSignUp.ts';
import type { PhoneBar_event$key } from '#relay/PhoneBar_event.graphql';

const eventFragment = graphql`
  fragment PhoneBar_event on PublicEvent {
    capacity
    registrationCount
    isFull
    price
    ...useClosedReason_event
    ...useCanWait_event
  }
`;

/** Keeps the sign-up button at the bottom of a phone's screen. */
export function PhoneBar({ event: key, signUp }: { event: PhoneBar_event$key; signUp: SignUp }) {
  const event = useFragment(eventFragment, key);
  const closedText = useClosedReason(event);
  const { capacity, registrationCount, isFull, price } = event;
  const canWait = useCanWait(event);
  if (closedText || (isFull && !canWait)) return null;
  return (
    <div className={styles.phoneBar}>
      <p>
        <strong className="num">{eventPriceText(price)}</strong>
        {capacity !== null && capacity !== undefined && (
          <small>
            {isFull ? 'Fuldt booket' : formatPlural(capacity - registrationCount, 'plads tilbage', 'pladser tilbage')}
          </small>
        )}
      </p>
      <SignUpButton signUp={signUp} waits={isFull} />
    </div>
  );
}
