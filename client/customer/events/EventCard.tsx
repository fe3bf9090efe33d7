import { startTransition, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EventType, labelOf, RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import { CapacityBar } from '../../public/events/CapacityBar.tsx';
import { DateLeaf } from '../../public/events/DateLeaf.tsx';
import styles from '../../public/events/Events.module.css';
import { EventStatusBadge } from '../../public/events/EventStatusBadge.tsx';
import { isClosed, eventPriceText } from '../../public/events/eventText.ts';
import { AfterEvent } from '../../public/events/feedback/AfterEvent.tsx';
import { OfferText } from '../../public/events/OfferText.tsx';
import type { Notice } from '../../public/events/useNotice.ts';
import { useNow } from '../../public/events/useNow.ts';
import { WaitingPosition } from '../../public/events/WaitingPosition.tsx';
import { classes } from '../../ui/classes.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { CalendarMenu } from './CalendarMenu.tsx';
import { EventAction } from './EventAction.tsx';
import { DescriptionDialog, PaidRegisterDialog, RegisterDialog, WaitDialog } from './eventDialogs.ts';
import { EventFacts } from './EventFacts.tsx';
import { offeredRegistration } from './offeredRegistration.ts';
import type { EventCard_event$key } from '#relay/EventCard_event.graphql';
import type { readPrefilled_viewer$key } from '#relay/readPrefilled_viewer.graphql';

interface EventCardProps {
  event: EventCard_event$key;
  viewer: readPrefilled_viewer$key;
  /** Whether the user belongs to a company, whose departments pay for places. */
  hasCompany: boolean;
  notice: Notice;
}

const eventFragment = graphql`
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
      offerEndsAt
    }
    calendarLinks {
      ...useCalendars_links
    }
    ...EventFacts_event
    ...EventAction_event
    ...AfterEvent_event
    ...DescriptionDialog_event
    ...offeredRegistration_event
    ...RegisterDialog_event
    ...PaidRegisterDialog_event
    ...WaitDialog_event
  }
`;

export function EventCard({ event: key, viewer, hasCompany, notice }: EventCardProps) {
  const event = useFragment(eventFragment, key);
  const [opened, setOpened] = useState<'description' | 'register' | 'wait'>();
  // The card stays as it is until the form has what it needs.
  const open = (form: 'register' | 'wait') => startTransition(() => setOpened(form));
  const close = () => setOpened(undefined);
  const { title, type, date, capacity, registrationCount, isFull, price, viewerRegistration, calendarLinks } = event;
  // A user without a company is billed by an admin, like a guest.
  const offered = offeredRegistration(event);
  const asksForPayment = Boolean(offered ? offered.price : price) && hasCompany;
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
      {!isPast && viewerRegistration?.offerEndsAt && <OfferText endsAt={viewerRegistration.offerEndsAt} />}
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
        {isPast && <AfterEvent event={event} notice={notice} />}
        <EventAction event={event} notice={notice} onOpen={open} />
      </footer>
      {opened === 'description' && <DescriptionDialog event={event} onClose={close} />}
      {opened === 'wait' && <WaitDialog event={event} viewer={viewer} notice={notice} onClose={close} />}
      {opened === 'register' && !asksForPayment && (
        <RegisterDialog event={event} viewer={viewer} notice={notice} onClose={close} />
      )}
      {opened === 'register' && asksForPayment && <PaidRegisterDialog event={event} notice={notice} onClose={close} />}
    </article>
  );
}
