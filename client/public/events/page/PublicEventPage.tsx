import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { EventType, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { Card } from '../../../ui/Card.tsx';
import type { Legal } from '../../../ui/facts.ts';
import { Link } from '../../../ui/Link.tsx';
import { RichTextView } from '../../../ui/RichText/RichTextView.tsx';
import { CalendarLinks } from '../CalendarLinks.tsx';
import { DateLeaf } from '../DateLeaf.tsx';
import { EventStatusBadge } from '../EventStatusBadge.tsx';
import { timeSpan } from '../eventText.ts';
import { NoticeBanner } from '../NoticeBanner.tsx';
import { EventDetails } from './EventDetails.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import styles from './PublicEvent.module.css';
import { statusOf } from './publicEventText.ts';
import { SignUpCard } from './SignUpCard.tsx';
import { useClosedReason } from './useClosedReason.ts';
import { useSignUp } from './useSignUp.ts';
import type { PublicEventPage_event$key } from '#relay/PublicEventPage_event.graphql';

interface PublicEventPageProps {
  event: PublicEventPage_event$key;
  publicLink: string;
  legal: Legal;
}

const eventFragment = graphql`
  fragment PublicEventPage_event on PublicEvent {
    title
    description
    type
    date
    startTime
    endTime
    availability
    isFull
    calendarLinks {
      ...useCalendars_links
    }
    ...EventDetails_event
    ...PhoneBar_event
    ...SignUpCard_event
    ...useClosedReason_event
  }
`;

/** The page of a public event. The server renders it too, so that visitors can read it before any JavaScript runs. */
export function PublicEventPage({ event: key, publicLink, legal }: PublicEventPageProps) {
  const event = useFragment(eventFragment, key);
  const signUp = useSignUp();
  const { title, description, type, date, availability } = event;
  const closedText = useClosedReason(event);
  return (
    <div className={styles.page}>
      <NoticeBanner notice={signUp.notice} />
      <header className={styles.head}>
        <DateLeaf date={date} large />
        <div>
          <p className={styles.kind}>
            {labelOf(EventType, type)}
            {closedText && <EventStatusBadge event={{ ...event, status: statusOf(availability) }} />}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>
            <time dateTime={date}>{formatWeekdayDate(date)}</time> <span className="num">kl. {timeSpan(event)}</span>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.text}>
          <RichTextView html={description} topLevel={2} />
        </div>
        <aside className={styles.cards} aria-label="Om eventet">
          <SignUpCard event={event} legal={legal} signUp={signUp} />
          <EventDetails event={event} />
          {!closedText && (
            <Card>
              <div className={styles.card}>
                <h2>Tilføj til kalender</h2>
                <CalendarLinks links={event.calendarLinks} />
              </div>
            </Card>
          )}
          <p className={styles.note}>
            <Link to="/events/public">Se alle events for alle</Link>
          </p>
        </aside>
      </div>
      <PhoneBar event={event} signUp={signUp} />
      {signUp.Dialog && (
        <signUp.Dialog publicLink={publicLink} isFull={event.isFull} notice={signUp.notice} onClose={signUp.close} />
      )}
    </div>
  );
}
