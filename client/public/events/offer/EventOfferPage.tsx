import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { RegistrationStatus, type EventStatus } from '../../../../domain/basics/vocabulary.ts';
import { cancelTerms, closedReason, formatEventLocation, PAID_EVENT_NOTE } from '../../../../domain/events/events.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/Card.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { EventKeyPage } from '../EventKeyPage.tsx';
import { eventPriceText, timeSpan } from '../eventText.ts';
import { OfferText } from '../OfferText.tsx';
import styles from '../page/PublicEvent.module.css';
import { useNotice } from '../useNotice.ts';
import { useNow } from '../useNow.ts';
import { WaitingPosition } from '../WaitingPosition.tsx';
import { OfferAnswer } from './OfferAnswer.tsx';
import type { EventOfferPage_place$key } from '#relay/EventOfferPage_place.graphql';

const placeFragment = graphql`
  fragment EventOfferPage_place on EventPlace {
    status
    waitingPosition
    offerEndsAt
    mustSignIn
    title
    eventStatus
    date
    startTime
    endTime
    isOnline
    location
    price
    freeUntil
    ...OfferAnswer_place
  }
`;

/** A place that is offered to a person, and buttons that accept and decline it. */
export function EventOfferPage({ place: key }: { place: EventOfferPage_place$key }) {
  const place = useFragment(placeFragment, key);
  const { status, waitingPosition, offerEndsAt, eventStatus, date, price, freeUntil } = place;
  const notice = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow(place);
  const closedText = closedReason({ ...place, status: eventStatus as EventStatus }, now);
  const isOpen = !closedText && offerEndsAt != null && Date.parse(offerEndsAt) > now;
  return (
    <EventKeyPage
      event={place}
      kind={
        <>
          Din plads <StatusBadge words={RegistrationStatus} status={status} />
        </>
      }
      notice={notice}
      headingRef={heading}
    >
      {closedText ? (
        <p className={styles.strong}>{closedText}</p>
      ) : (
        <AnswerText status={status} position={waitingPosition} endsAt={isOpen ? offerEndsAt : null} />
      )}
      <FactList
        facts={[
          { term: 'Dato', value: <time dateTime={date}>{formatWeekdayDate(date)}</time> },
          { term: 'Tidspunkt', value: <span className="num">{timeSpan(place)}</span> },
          { term: 'Lokation', value: formatEventLocation(place) },
          ...(price ? [{ term: 'Pris ekskl. moms', value: eventPriceText(price) }] : []),
        ]}
      />
      {isOpen && Boolean(price) && (
        <p className={styles.note}>
          {!place.mustSignIn && PAID_EVENT_NOTE} {cancelTerms(freeUntil)}
        </p>
      )}
      {isOpen && place.mustSignIn && (
        <>
          <p>Log ind for at sige ja, så du kan vælge den afdeling, der betaler.</p>
          <div>
            <ButtonLink to="/events" variant="primary">
              Log ind og svar
            </ButtonLink>
          </div>
        </>
      )}
      {/* The buttons disappear after the answer, so the focus moves to the heading. */}
      {isOpen && <OfferAnswer place={place} notice={notice} onAnswered={() => heading.current?.focus()} />}
    </EventKeyPage>
  );
}

interface AnswerTextProps {
  status: string;
  position: number | null | undefined;
  /** The end of the offer; null when there is none or it has run out. */
  endsAt: string | null;
}

function AnswerText({ status, position, endsAt }: AnswerTextProps) {
  if (endsAt) return <OfferText endsAt={endsAt} />;
  if (status === 'OFFERED') return <p>Tilbuddet er udløbet, og pladsen er gået videre.</p>;
  if (status === 'WAITLISTED') return <WaitingPosition position={position} />;
  if (status === 'REQUESTED') return <p>Vi holder pladsen til dig. Du får en mail, når vi har bekræftet den.</p>;
  if (status === 'CANCELLED') return <p>Tilbuddet gælder ikke længere, og du står ikke på ventelisten.</p>;
  return <p>Pladsen er din. Vi har sendt en mail med en fil til din kalender.</p>;
}
