import { MessageSquareText } from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { RATING_WORDS } from '../../../domain/events/timedMails.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import type { List } from '../../parts/lists/list.ts';
import type { ListColumn } from '../../parts/lists/ListColumn.ts';
import { PlainRows } from '../../parts/lists/PlainRows.tsx';
import styles from './EventFeedback.module.css';
import type {
  EventFeedbackTable_feedback$data,
  EventFeedbackTable_feedback$key,
} from '#relay/EventFeedbackTable_feedback.graphql';

export type FeedbackRow = EventFeedbackTable_feedback$data;

const NONE = '-';

/** The name of a participant, or that the participant's data has been erased. */
const nameOf = ({ name }: FeedbackRow) => name ?? 'Slettet';

export const feedbackColumns: ListColumn<FeedbackRow>[] = [
  {
    id: 'rating',
    title: 'Vurdering',
    csv: ({ rating }) => rating,
    cell: ({ rating }) => (
      <span className={adminStyles.oneLine}>
        <strong className="num">{rating}</strong> · {RATING_WORDS[rating]}
      </span>
    ),
  },
  {
    id: 'comment',
    title: 'Kommentar',
    isLong: true,
    csv: ({ comment }) => comment,
    cell: ({ comment }) => (comment ? <span className={styles.comment}>{comment}</span> : NONE),
  },
  { id: 'name', title: 'Navn', csv: nameOf, cell: nameOf },
  { id: 'company', title: 'Firma', csv: ({ company }) => company, cell: ({ company }) => company || NONE },
  {
    id: 'changed',
    title: 'Skrevet',
    isLong: true,
    csv: ({ changedAt }) => formatDateTime(changedAt),
    cell: ({ changedAt }) => (
      <time className={adminStyles.oneLine} dateTime={changedAt}>
        {formatDateTime(changedAt)}
      </time>
    ),
  },
];

export const feedbackList: List<FeedbackRow> = {
  label: 'Feedback',
  columns: feedbackColumns,
  failure: 'Der opstod en fejl ved hentning af feedback',
  pageSize: 50,
  icon: <MessageSquareText />,
  empty: {
    title: 'Ingen feedback endnu',
    text: 'Deltagerne får et link i mailen efter eventet, og de kan også svare i portalen.',
  },
};

interface EventFeedbackTableProps {
  feedback: readonly EventFeedbackTable_feedback$key[];
  total: number;
  pages: PaginationState;
}

/** The feedback of all participants, newest first. */
export const EventFeedbackTable = ({ feedback, total, pages }: EventFeedbackTableProps) => (
  <PlainRows list={feedbackList} rows={feedback.map(readFeedback)} total={total} pages={pages} />
);

const feedbackFragment = graphql`
  fragment EventFeedbackTable_feedback on EventFeedback @inline {
    id
    rating
    comment
    name
    company
    changedAt
  }
`;

/** Reads the fields of an answer that the table and its file show. */
export const readFeedback = (feedback: EventFeedbackTable_feedback$key) => readInlineData(feedbackFragment, feedback);
