import type { ReactNode, RefObject } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../domain/basics/dates.ts';
import { RegistrationStatus } from '../../../domain/basics/vocabulary.ts';
import { formatEventLocation } from '../../../domain/events/events.ts';
import { FactList } from '../../ui/Card.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EventFrame } from './EventFrame.tsx';
import { eventPriceText, timeSpan } from './eventText.ts';
import type { Notice } from './useNotice.ts';
import type { PlaceFrame_place$key } from '#relay/PlaceFrame_place.graphql';

const placeFragment = graphql`
  fragment PlaceFrame_place on EventPlace {
    status
    title
    date
    startTime
    endTime
    isOnline
    location
    price
  }
`;

interface PlaceFrameProps {
  place: PlaceFrame_place$key;
  kind: string;
  notice: Notice;
  heading: RefObject<HTMLHeadingElement | null>;
  /** How the place stands, above the facts of the event. */
  state: ReactNode;
  /** Whether the place has to be paid. */
  hasPrice: boolean;
  children: ReactNode;
}

/** The page of a person's place at an event. */
export function PlaceFrame({ place, kind, state, hasPrice, children, ...frame }: PlaceFrameProps) {
  const { status, title, date, price, ...event } = useFragment(placeFragment, place);
  useDocumentTitle(title);
  return (
    <EventFrame
      {...frame}
      title={title}
      date={date}
      kind={
        <>
          {kind} <StatusBadge words={RegistrationStatus} status={status} />
        </>
      }
    >
      {state}
      <FactList
        facts={[
          { term: 'Dato', value: <time dateTime={date}>{formatWeekdayDate(date)}</time> },
          { term: 'Tidspunkt', value: <span className="num">{timeSpan(event)}</span> },
          { term: 'Lokation', value: formatEventLocation(event) },
          ...(price && hasPrice ? [{ term: 'Pris ekskl. moms', value: eventPriceText(price) }] : []),
        ]}
      />
      {children}
    </EventFrame>
  );
}
