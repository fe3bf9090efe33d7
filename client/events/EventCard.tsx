import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EventType, labelOf, RegistrationStatus } from '../../domain/vocabulary.ts';
import { classes } from '../ui/classes.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { CalendarMenu } from './CalendarMenu.tsx';
import { CapacityBar } from './CapacityBar.tsx';
import { DateLeaf } from './DateLeaf.tsx';
import { DescriptionDialog } from './DescriptionDialog.tsx';
import { EventAction } from './EventAction.tsx';
import { EventFacts } from './EventFacts.tsx';
import styles from './Events.module.css';
import { EventStatusBadge } from './EventStatusBadge.tsx';
import { isClosed, eventPriceText } from './eventText.ts';
import { RegisterDialog } from './RegisterDialog.tsx';
import type { Notice } from './useNotice.ts';
import { useNow } from './useNow.ts';
import { WaitingPosition } from './WaitingPosition.tsx';
import type { EventCard_event$key } from './__generated__/EventCard_event.graphql.ts';
import type { RegisterDialog_viewer$key } from './__generated__/RegisterDialog_viewer.graphql.ts';

interface EventCardProps {
  event: EventCard_event$key;
  viewer: RegisterDialog_viewer$key;
  notice: Notice;
}

export function EventCard({ event: key, viewer, notice }: EventCardProps) {
  const event = useFragment(
    graphql`
      fragment EventCard_event on Event {
        title
        type
        status
        date
        startTime
        endTime
        capacity
        registrationCount
        isFull
        price
        viewerRegistration {
          status
          waitingPosition
        }
        calendarLinks {
          ...useCalendars_links
        }
        ...EventFacts_event
        ...EventAction_event
        ...DescriptionDialog_event
        ...RegisterDialog_event
      }
    `,
    key,
  );
  const [opened, setOpened] = useState<'description' | 'registration'>();
  const close = () => setOpened(undefined);
  const { title, type, date, capacity, registrationCount, isFull, price, viewerRegistration, calendarLinks } = event;
  const isPast = isClosed(event, useNow(event));
  return (
    <article className={classes(styles.card, isPast && styles.past)} aria-label={title}>
      <header className={styles.cardHead}>
        <DateLeaf date={date} />
        <div className={styles.cardTitle}>
          <div className={styles.badges}>
            <span>{labelOf(EventType, type)}</span>
            <EventStatusBadge event={event} />
            {viewerRegistration && viewerRegistration.status !== 'CANCELLED' && (
              <StatusBadge words={RegistrationStatus} status={viewerRegistration.status} />
            )}
          </div>
          <h2>{title}</h2>
        </div>
      </header>
      <EventFacts event={event} />
      {capacity !== null && capacity !== undefined && (
        <CapacityBar count={registrationCount} capacity={capacity} isFull={isFull && !isPast} />
      )}
      {!isPast && viewerRegistration?.status === 'WAITLISTED' && (
        <WaitingPosition position={viewerRegistration.waitingPosition} />
      )}
      <footer className={styles.cardFoot}>
        <div>
          <p className={`num ${styles.price}`}>{eventPriceText(price)}</p>
          <button
            type="button"
            className={styles.readMore}
            aria-label={`Læs mere om ${title}`}
            onClick={() => setOpened('description')}
          >
            Læs mere
          </button>
        </div>
        {!isPast && <CalendarMenu title={title} links={calendarLinks} />}
        <EventAction event={event} notice={notice} onRegister={() => setOpened('registration')} />
      </footer>
      {opened === 'description' && <DescriptionDialog event={event} onClose={close} />}
      {opened === 'registration' && <RegisterDialog event={event} viewer={viewer} notice={notice} onClose={close} />}
    </article>
  );
}
