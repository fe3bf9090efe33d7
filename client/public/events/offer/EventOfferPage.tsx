import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { RegistrationStatus, type EventStatus } from '../../../../domain/basics/vocabulary.ts';
import { cancelTerms, closedReason, formatEventLocation, PAID_EVENT_NOTE } from '../../../../domain/events/events.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card, FactList } from '../../../ui/Card.tsx';
import type { Legal } from '../../../ui/facts.ts';
import { useDocumentTitle } from '../../../ui/Page.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DateLeaf } from '../DateLeaf.tsx';
import { eventPriceText, timeSpan } from '../eventText.ts';
import { NoticeBanner } from '../NoticeBanner.tsx';
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
export function EventOfferPage({ place: key, legal: { email } }: { place: EventOfferPage_place$key; legal: Legal }) {
  const place = useFragment(placeFragment, key);
  const { status, waitingPosition, offerEndsAt, title, eventStatus, date, price, freeUntil } = place;
  useDocumentTitle(title);
  const notice = useNotice();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow(place);
  const closedText = closedReason({ ...place, status: eventStatus as EventStatus }, now);
  const isOpen = !closedText && offerEndsAt != null && Date.parse(offerEndsAt) > now;
  return (
    <div className={styles.page}>
      <NoticeBanner notice={notice} />
      <header className={styles.head}>
        <DateLeaf date={date} large />
        <div>
          <p className={styles.kind}>
            Din plads <StatusBadge words={RegistrationStatus} status={status} />
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </header>
      <div className={styles.place}>
        <Card>
          <div className={styles.card}>
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
            <p className={styles.contact}>
              <strong>Spørgsmål?</strong>
              <br />
              Skriv til <a href={`mailto:${email}`}>{email}</a>
            </p>
          </div>
        </Card>
      </div>
    </div>
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
