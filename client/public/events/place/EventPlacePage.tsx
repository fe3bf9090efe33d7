import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventStatus } from '../../../../domain/basics/vocabulary.ts';
import { cancelTerms, closedReason } from '../../../../domain/events/events.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { OfferText } from '../OfferText.tsx';
import styles from '../page/PublicEvent.module.css';
import { PlaceFrame } from '../PlaceFrame.tsx';
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
    eventStatus
    date
    startTime
    endTime
    isOwed
    freeUntil
    materialLink
    feedbackKey
    ...PlaceFrame_place
    ...LeaveButton_place
    ...ChangePlaceButton_place
  }
`;

/** A person's registration for an event, and a button that cancels it. */
export function EventPlacePage({ place: key }: { place: EventPlacePage_place$key }) {
  const place = useFragment(placeFragment, key);
  const { status, waitingPosition, offerEndsAt, offerKey, eventStatus, isOwed, freeUntil } = place;
  const notice = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const closedText = closedReason({ ...place, status: eventStatus as EventStatus }, useNow(place));
  return (
    <PlaceFrame
      place={place}
      kind="Din tilmelding"
      notice={notice}
      heading={heading}
      state={
        <>
          <PlaceText status={status} position={waitingPosition} closedText={closedText} />
          {!closedText && offerEndsAt && offerKey && (
            <>
              <OfferText endsAt={offerEndsAt} />
              <div>
                <ButtonLink to={offerAddress(offerKey)} variant="primary">
                  Svar på tilbuddet
                </ButtonLink>
              </div>
            </>
          )}
        </>
      }
      hasPrice={isOwed}
    >
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
    </PlaceFrame>
  );
}

const offerAddress = (key: string) => `/events/offer?key=${encodeURIComponent(key)}`;

const paymentNote = (status: string, freeUntil: string) =>
  status === 'CANCELLED' ? 'Du meldte dig fra efter fristen, så pladsen skal stadig betales.' : cancelTerms(freeUntil);

interface PlaceTextProps {
  status: string;
  position: number | null | undefined;
  closedText: string | undefined;
}

function PlaceText({ status, position, closedText }: PlaceTextProps) {
  if (closedText) return <p className={styles.strong}>{closedText}</p>;
  if (status === 'CANCELLED') return <p>Du er ikke tilmeldt eventet.</p>;
  if (status === 'WAITLISTED') return <WaitingPosition position={position} />;
  if (status === 'OFFERED') return null;
  if (status === 'REQUESTED') return <p>Vi holder en plads til dig. Du får en mail, når vi har bekræftet den.</p>;
  return <p>Du har en plads. Kan du ikke komme alligevel, så meld dig fra, så en anden kan få den.</p>;
}
