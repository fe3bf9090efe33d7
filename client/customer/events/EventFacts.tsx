import { CalendarDays, Clock, Globe, LockKeyhole, MapPin, Video } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../domain/basics/dates.ts';
import styles from '../../public/events/Events.module.css';
import { timeSpan } from '../../public/events/eventText.ts';
import { MeetingLink } from '../../public/events/MeetingLink.tsx';
import type { EventFacts_event$key } from '#relay/EventFacts_event.graphql';

const eventFragment = graphql`
  fragment EventFacts_event on Event {
    date
    startTime
    endTime
    isOnline
    location
    meetingLink
    isPublic
  }
`;

/** The event's time, its place and whom it is open to. */
export function EventFacts({ event }: { event: EventFacts_event$key }) {
  const { date, startTime, endTime, isOnline, location, meetingLink, isPublic } = useFragment(eventFragment, event);
  return (
    <ul className={styles.facts}>
      <li>
        <CalendarDays aria-hidden />
        <time dateTime={date}>{formatWeekdayDate(date)}</time>
      </li>
      <li>
        <Clock aria-hidden />
        <span className="num">{timeSpan({ startTime, endTime })}</span>
      </li>
      {isOnline ? (
        <li>
          <Video aria-hidden />
          <span>
            <MeetingLink to={meetingLink} />
          </span>
        </li>
      ) : (
        <li>
          <MapPin aria-hidden />
          <span>{location}</span>
        </li>
      )}
      {isPublic ? (
        <li>
          <Globe aria-hidden />
          <span>Offentligt event</span>
        </li>
      ) : (
        <li>
          <LockKeyhole aria-hidden />
          <span>Kun for kunder</span>
        </li>
      )}
    </ul>
  );
}
