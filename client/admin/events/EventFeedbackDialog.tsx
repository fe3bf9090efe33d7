import { Suspense, type CSSProperties } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { MAX_RATING, RATING_WORDS } from '../../../domain/events/timedMails.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { ExportButton } from '../../parts/csv/ExportButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './EventFeedback.module.css';
import { feedbackList, EventFeedbackTable } from './EventFeedbackTable.tsx';
import { feedbackExport } from './feedbackExport.ts';
import { useFeedbackChanges } from './useFeedbackChanges.ts';
import type { EventFeedbackDialog_query$key } from '#relay/EventFeedbackDialog_query.graphql';
import type { EventFeedbackDialogPageQuery } from '#relay/EventFeedbackDialogPageQuery.graphql';
import type { EventFeedbackDialogQuery } from '#relay/EventFeedbackDialogQuery.graphql';

/** The feedback about an event; loaded when the dialog opens. */
export const feedbackQuery = graphql`
  query EventFeedbackDialogQuery($id: ID!) {
    ...EventFeedbackDialog_query @arguments(id: $id)
  }
`;

interface EventFeedbackDialogProps {
  queryRef: PreloadedQuery<EventFeedbackDialogQuery>;
  /** Title of the event. */
  title: string;
  onClose: () => void;
}

/** Returns the dialog's title for an event with this title. */
export const feedbackTitle = (title: string) => `Feedback - ${title}`;

export const EventFeedbackDialog = ({ queryRef, title, onClose }: EventFeedbackDialogProps) => (
  <Dialog title={feedbackTitle(title)} isOpen full onClose={onClose} footer={<Button onPress={onClose}>Luk</Button>}>
    <Suspense fallback={<Spinner />}>
      <Feedback queryRef={queryRef} title={title} />
    </Suspense>
  </Dialog>
);

const queryFragment = graphql`
  fragment EventFeedbackDialog_query on Query
  @refetchable(queryName: "EventFeedbackDialogPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
    admin {
      eventFeedback(eventId: $id) {
        count
        average
        ratings {
          rating
          count
        }
        feedback(first: $count, after: $cursor) @connection(key: "EventFeedbackDialog_feedback") {
          __id
          edges {
            node {
              ...EventFeedbackTable_feedback
            }
          }
        }
      }
    }
  }
`;

/** The average, how many gave each rating, and what the participants wrote. */
function Feedback({ queryRef, title }: Pick<EventFeedbackDialogProps, 'queryRef' | 'title'>) {
  const { data, ...pages } = usePaginationFragment<EventFeedbackDialogPageQuery, EventFeedbackDialog_query$key>(
    queryFragment,
    usePreloadedQuery<EventFeedbackDialogQuery>(feedbackQuery, queryRef),
  );
  const { id } = queryRef.variables;
  const { count, average, ratings, feedback } = data.admin.eventFeedback;
  useFeedbackChanges(id, feedback.__id);
  return (
    <section className={styles.feedback} aria-label="Feedback">
      <div className={styles.head}>
        <p>
          <strong className={`num ${styles.average}`}>{average == null ? '–' : formatAverage(average)}</strong>
          <span className={styles.muted}> af {MAX_RATING}</span>
          <br />
          <span className={styles.muted}>{formatPlural(count, 'svar', 'svar')}</span>
        </p>
        <Ratings ratings={ratings} count={count} />
        <ExportButton name={['feedback', title]} loadRows={feedbackExport({ id })} failure={feedbackList.failure} />
      </div>
      <EventFeedbackTable feedback={nodesOf(feedback)} total={count} pages={pages} />
    </section>
  );
}

interface RatingsProps {
  ratings: readonly { readonly rating: number; readonly count: number }[];
  count: number;
}

/** The best rating is first. The bars repeat what the numbers beside them say. */
const Ratings = ({ ratings, count }: RatingsProps) => (
  <dl className={styles.ratings} aria-label="Fordeling af vurderinger">
    {ratings.toReversed().map((each) => (
      <div key={each.rating}>
        <dt>
          {each.rating} · {RATING_WORDS[each.rating]}
        </dt>
        <dd aria-hidden className={styles.bar}>
          <span style={{ '--share': `${count ? (100 * each.count) / count : 0}%` } as CSSProperties} />
        </dd>
        <dd className="num">{each.count}</dd>
      </div>
    ))}
  </dl>
);

const averageFormat = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const formatAverage = (average: number) => averageFormat.format(average);
