import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { RATING_WORDS } from '../../../domain/events/timedMails.ts';
import adminStyles from '../../parts/lists/cells.module.css';
import { EmptyState } from '../../ui/Card.tsx';
import type { Column } from '../../ui/Column.ts';
import { Table } from '../../ui/Table.tsx';
import styles from './EventFeedback.module.css';
import { ERASED } from './useFeedbackExport.ts';
import type {
  EventFeedbackTable_feedback$data,
  EventFeedbackTable_feedback$key,
} from '#relay/EventFeedbackTable_feedback.graphql';

const NONE = '-';

const columns: Column<EventFeedbackTable_feedback$data>[] = [
  {
    id: 'rating',
    title: 'Vurdering',
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
    cell: ({ comment }) => (comment ? <span className={styles.comment}>{comment}</span> : NONE),
  },
  { id: 'name', title: 'Navn', cell: ({ name }) => name ?? ERASED },
  { id: 'company', title: 'Firma', cell: ({ company }) => company || NONE },
  {
    id: 'changed',
    title: 'Skrevet',
    isLong: true,
    cell: ({ changedAt }) => (
      <time className={adminStyles.oneLine} dateTime={changedAt}>
        {formatDateTime(changedAt)}
      </time>
    ),
  },
];

interface EventFeedbackTableProps {
  feedback: readonly EventFeedbackTable_feedback$key[];
  foot: ReactNode;
}

/** The feedback of all participants, newest first. */
export const EventFeedbackTable = ({ feedback, foot }: EventFeedbackTableProps) => (
  <Table
    label="Feedback"
    columns={columns}
    rows={feedback.map(readFeedback)}
    rowId={({ id }) => id}
    empty={
      <EmptyState
        icon={<MessageSquareText />}
        title="Ingen feedback endnu"
        text="Deltagerne får et link i mailen efter eventet, og de kan også svare i portalen."
      />
    }
    foot={foot}
  />
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

const readFeedback = (feedback: EventFeedbackTable_feedback$key) => readInlineData(feedbackFragment, feedback);
