import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { EventType, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { Card, FactList } from '../../../ui/Card.tsx';
import { eventPriceText, timeSpan } from '../eventText.ts';
import { MeetingLink } from '../MeetingLink.tsx';
import styles from './PublicEvent.module.css';
import type { EventDetails_event$key } from '#relay/EventDetails_event.graphql';

const eventFragment = graphql`
  fragment EventDetails_event on PublicEvent {
    date
    type
    startTime
    endTime
    isOnline
    location
    meetingLink
    price
  }
`;

export function EventDetails({ event: key }: { event: EventDetails_event$key }) {
  const event = useFragment(eventFragment, key);
  const { date, type, isOnline, location, meetingLink, price } = event;
  return (
    <Card>
      <div className={styles.card}>
        <h2>Detaljer</h2>
        <FactList
          facts={[
            { term: 'Dato', value: formatWeekdayDate(date) },
            { term: 'Type', value: labelOf(EventType, type) },
            { term: 'Tidspunkt', value: <span className="num">{timeSpan(event)}</span> },
            { term: 'Lokation', value: isOnline ? <MeetingLink to={meetingLink} /> : location },
            ...(price === null || price === undefined
              ? []
              : [{ term: 'Pris', value: <strong className="num">{eventPriceText(price)}</strong> }]),
          ]}
        />
      </div>
    </Card>
  );
}
