import { CalendarDays } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { formatWeekdayDate } from '../../../../domain/basics/dates.ts';
import { EventType, labelOf } from '../../../../domain/basics/vocabulary.ts';
import { formatEventLocation } from '../../../../domain/events/events.ts';
import { nodesOf } from '../../../app/relay/nodesOf.ts';
import { MoreCards } from '../../../parts/lists/MorePages.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Card, EmptyState } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { DateLeaf } from '../DateLeaf.tsx';
import { eventPriceText, timeSpan } from '../eventText.ts';
import styles from './PublicEvents.module.css';
import { EVENTS_FAILURE, pageAddress, PUBLIC_EVENTS_PATH } from './publicListText.ts';
import type { PublicEventList_query$key } from '#relay/PublicEventList_query.graphql';
import type { PublicEventListPageQuery } from '#relay/PublicEventListPageQuery.graphql';

const PAGE_SIZE = 20;

const queryFragment = graphql`
  fragment PublicEventList_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "PublicEventListPageQuery") {
    publicEvents(first: $count, after: $cursor) @connection(key: "PublicEventList_publicEvents") {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          title
          type
          date
          startTime
          endTime
          isOnline
          location
          price
          isFull
        }
      }
    }
  }
`;

/** The listed events. Visitors without JavaScript follow a link to the next page. */
export function PublicEventList({ query }: { query: PublicEventList_query$key }) {
  const {
    data: { publicEvents },
    ...pages
  } = usePaginationFragment<PublicEventListPageQuery, PublicEventList_query$key>(queryFragment, query);
  const events = nodesOf(publicEvents);
  const { hasNextPage, endCursor } = publicEvents.pageInfo;
  if (!events.length) return <NoEvents />;
  return (
    <>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <DateLeaf date={event.date} large />
            <div className={styles.text}>
              <p className={styles.kind}>
                {labelOf(EventType, event.type)}
                {event.isFull && <Badge tone="amber">Fuldt booket</Badge>}
              </p>
              <h2>
                <Link to={`${PUBLIC_EVENTS_PATH}/${encodeURIComponent(event.id)}`}>{event.title}</Link>
              </h2>
              <p>
                <time dateTime={event.date}>{formatWeekdayDate(event.date)}</time>{' '}
                <span className="num">kl. {timeSpan(event)}</span>
              </p>
              <p>{formatEventLocation(event)}</p>
            </div>
            <p className={`num ${styles.price}`}>{eventPriceText(event.price)}</p>
          </li>
        ))}
      </ul>
      {hasNextPage && endCursor && (
        <noscript>
          <p className={styles.more}>
            <a href={pageAddress(endCursor)}>Vis flere</a>
          </p>
        </noscript>
      )}
      <div className={styles.scripted}>
        <MoreCards
          shown={events.length}
          total={publicEvents.totalCount}
          pages={pages}
          size={PAGE_SIZE}
          failure={EVENTS_FAILURE}
        />
      </div>
    </>
  );
}

const NoEvents = () => (
  <Card flush>
    <EmptyState
      icon={<CalendarDays />}
      title="Ingen events lige nu"
      text={
        'Der er ikke planlagt events, som alle kan tilmelde sig. ' +
        'Abonnér på kalenderen, så ser du dem, når de kommer.'
      }
    />
  </Card>
);
