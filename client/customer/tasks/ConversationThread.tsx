import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { MoreInCard } from '../../parts/lists/MorePages.tsx';
import { EmptyState } from '../../ui/Card.tsx';
import { CommentForm, type AddComment, type Mentionable } from './CommentForm.tsx';
import styles from './Conversation.module.css';
import { ConversationComment } from './ConversationComment.tsx';
import { useMarkRead } from './useMarkRead.ts';
import type { ConversationComment_comment$key } from '#relay/ConversationComment_comment.graphql';

interface ConversationThreadProps {
  taskId: string;
  /** The newest first. */
  comments: readonly ({ readonly id: string } & ConversationComment_comment$key)[];
  total: number;
  pages: PaginationState;
  people: readonly Mentionable[];
  emptyText: string;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
  add: AddComment;
}

/** The comments of a task, the newest last, and the field for a new one. */
export function ConversationThread(props: ConversationThreadProps) {
  const { taskId, comments, total, pages, people, emptyText, heading: Heading, add } = props;
  const [sent, setSent] = useState(0);
  useMarkRead(
    taskId,
    comments.map(({ id }) => id),
  );
  return (
    <section className={styles.thread} aria-labelledby="conversation">
      <Heading id="conversation" className={styles.heading}>
        Samtale
      </Heading>
      <MoreInCard shown={comments.length} total={total} pages={pages} failure="Kunne ikke hente kommentarer" />
      {comments.length ? (
        <div className={styles.list} role="log" aria-label="Kommentarer">
          {comments.toReversed().map((comment) => (
            <ConversationComment key={comment.id} comment={comment} />
          ))}
        </div>
      ) : (
        <EmptyState icon={<MessageSquare />} title="Ingen kommentarer endnu" text={emptyText} />
      )}
      <p className="visually-hidden" role="status">
        {sent > 0 && `Kommentaren er sendt. Samtalen har ${formatPlural(total, 'kommentar', 'kommentarer')}.`}
      </p>
      <CommentForm add={add} people={people} onSent={() => setSent((count) => count + 1)} />
    </section>
  );
}
