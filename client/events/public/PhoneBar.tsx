import { graphql, useFragment } from 'react-relay';
import { closedReason } from '../../../domain/events.ts';
import { formatPlural } from '../../../domain/formatCount.ts';
import { eventPriceText } from '../eventText.ts';
import { useNow } from '../useNow.ts';
import styles from './PublicEvent.module.css';
import { statusOf } from './publicEventText.ts';
import { SignUpButton } from './SignUpButton.tsx';
import type { SignUp } from './useSignUp.ts';
import type { PhoneBar_event$key } from './__generated__/PhoneBar_event.graphql.ts';

/** Keeps the sign-up button at the bottom of a phone's screen. */
export function PhoneBar({ event: key, signUp }: { event: PhoneBar_event$key; signUp: SignUp }) {
  const event = useFragment(
    graphql`
      fragment PhoneBar_event on PublicEvent {
        date
        startTime
        endTime
        capacity
        registrationCount
        isFull
        price
        availability
      }
    `,
    key,
  );
  const now = useNow(event);
  const { capacity, registrationCount, isFull, price } = event;
  if (isFull || closedReason({ ...event, status: statusOf(event.availability) }, now)) return null;
  return (
    <div className={styles.phoneBar}>
      <p>
        <strong className="num">{eventPriceText(price)}</strong>
        {capacity !== null && capacity !== undefined && (
          <small>{formatPlural(capacity - registrationCount, 'plads tilbage', 'pladser tilbage')}</small>
        )}
      </p>
      <SignUpButton signUp={signUp} />
    </div>
  );
}
