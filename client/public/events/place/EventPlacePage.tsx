import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { RegistrationStatus, type EventStatus } from '../../../../domain/basics/vocabulary.ts';
import { cancelTerms, closedReason, formatEventLocation } from '../../../../domain/events/events.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { FactList } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { EventKeyPage } from '../EventKeyPage.tsx';
import { eventPriceText, timeSpan } from '../eventText.ts';
import { OfferText } from '../OfferText.tsx';
import styles from '../page/PublicEvent.module.css';
import { useNotice } from '../useNotice.ts';
import { useNow } from '../useNow.ts';
import { WaitingPosition } from '../WaitingPosition.tsx';
import { ChangePlaceButton } from './ChangePlaceButton.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import type { EventPlacePage_place$key } from '#relay/EventPlacePage_place.graphql';

const placeFragment = graphql`
  fragment EventPlacePage_place on EventPlace {
    status
    waitingPosition
    offerEndsAt
    offerKey
    title
    eventStatus
    date
    startTime
    endTime
    isOnline
    location
    price
    isOwed
    freeUntil
    materialLink
    feedbackKey
    ...LeaveButton_place
    ...ChangePlaceButton_place
  }
`;

/** A person's registration for an event, and a button that cancels it. */
export function EventPlacePage({ place: key }: { place: EventPlacePage_place$key }) {
  const place = useFragment(placeFragment, key);
  const { status, waitingPosition, eventStatus, date, price, isOwed, freeUntil } = place;
  const notice = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const closedText = closedReason({ ...place, status: eventStatus as EventStatus }, useNow(place));
  return (
    <EventKeyPage
      event={place}
      kind={
        <>
          Din tilmelding <StatusBadge words={RegistrationStatus} status={status} />
        </>
      }
      notice={notice}
      headingRef={heading}
    >
      <PlaceText status={status} position={waitingPosition} closedText={closedText} />
      {!closedText && place.offerEndsAt && place.offerKey && (
        <>
          <OfferText endsAt={place.offerEndsAt} />
          <div>
            <ButtonLink to={offerAddress(place.offerKey)} variant="primary">
              Svar på tilbuddet
            </ButtonLink>
          </div>
        </>
      )}
      <FactList
        facts={[
          { term: 'Dato', value: <time dateTime={date}>{formatWeekdayDate(date)}</time> },
          { term: 'Tidspunkt', value: <span className="num">{timeSpan(place)}</span> },
          { term: 'Lokation', value: formatEventLocation(place) },
          ...(price && isOwed ? [{ term: 'Pris ekskl. moms', value: eventPriceText(price) }] : []),
        ]}
      />
      {place.materialLink && (
        <p>
          <Link to={place.materialLink} newTab>
            Se materialet fra eventet
          </Link>
        </p>
      )}
      {place.feedbackKey && (
        <div>
          <ButtonLink to={`/events/feedback?key=${encodeURIComponent(place.feedbackKey)}`} variant="primary">
            Giv feedback
          </ButtonLink>
        </div>
      )}
      {isOwed && <p className={styles.note}>{paymentNote(status, freeUntil)}</p>}
      {!closedText && status !== 'CANCELLED' && <ChangePlaceButton place={place} notice={notice} />}
      {/* The button disappears after the person has left, so the focus moves to the heading. */}
      {!closedText && status !== 'CANCELLED' && status !== 'OFFERED' && (
        <LeaveButton place={place} notice={notice} onLeft={() => heading.current?.focus()} />
      )}
    </EventKeyPage>
  );
}

const offerAddress = (key: string) => `/events/offer?key=${encodeURIComponent(key)}`;

const paymentNote = (status: string, freeUntil: string) =>
  status === 'CANCELLED' ? 'Du meldte dig fra efter fristen, så pladsen skal stadig betales.' : cancelTerms(freeUntil);

function PlaceText({
  status,
  position,
  closedText,
}: {
  status: string;
  position: number | null | undefined;
  closedText: string | undefined;
}) {
  if (closedText) return <p className={styles.strong}>{closedText}</p>;
  if (status === 'CANCELLED') return <p>Du er ikke tilmeldt eventet.</p>;
  if (status === 'WAITLISTED') return <WaitingPosition position={position} />;
  if (status === 'OFFERED') return null;
  if (status === 'REQUESTED') return <p>Vi holder en plads til dig. Du får en mail, når vi har bekræftet den.</p>;
  return <p>Du har en plads. Kan du ikke komme alligevel, så meld dig fra, så en anden kan få den.</p>;
}
