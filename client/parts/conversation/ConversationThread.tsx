import { MessageSquare } from 'lucide-react';
import { useMemo, useState } from 'react';
import { graphql, useFragment, useSubscription } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { formatPlural } from '../../../domain/basics/formatCount.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { PaginationState } from '../../app/relay/useMorePages.ts';
import { EmptyState } from '../../ui/Card.tsx';
import { MoreInCard } from '../lists/MorePages.tsx';
import { CommentForm, type NewComment } from './CommentForm.tsx';
import styles from './Conversation.module.css';
import { ConversationComment } from './ConversationComment.tsx';
import { useMarkRead } from './useMarkRead.ts';
import type { ConversationComment_comment$key } from '#relay/ConversationComment_comment.graphql';
import type { ConversationThread_task$key } from '#relay/ConversationThread_task.graphql';

const taskFragment = graphql`
  fragment ConversationThread_task on Task {
    id
    mentionablePeople {
      id
      name
      isFromReseller
    }
  }
`;

interface ConversationThreadProps {
  task: ConversationThread_task$key;
  /** The newest first. */
  comments: {
    readonly __id: string;
    readonly totalCount: number;
    readonly edges: readonly { readonly node: { readonly id: string } & ConversationComment_comment$key }[];
  };
  pages: PaginationState;
  emptyText: string;
  /** The heading's level on the page. */
  heading: 'h2' | 'h3';
  /** Brings the comments of others. Its variables are the task and the connections. */
  subscription: GraphQLTaggedNode;
  /** Whether an admin reads and writes the conversation. */
  isAdmin?: boolean;
  /** Stores a comment. A call with an earlier key stores nothing more. Undefined for those who only read. */
  add: ((variables: NewComment & { taskId: string; connections: string[] }) => Promise<unknown>) | undefined;
}

/** The conversation of a customer and the reseller about a task: its comments, the newest last, and a field. */
export function ConversationThread(props: ConversationThreadProps) {
  const { task, comments, pages, emptyText, heading: Heading, subscription, add, isAdmin = false } = props;
  const { id: taskId, mentionablePeople } = useFragment(taskFragment, task);
  const [sent, setSent] = useState(0);
  const connections = useMemo(() => [comments.__id], [comments.__id]);
  useSubscription(
    useMemo(() => ({ subscription, variables: { taskId, connections } }), [subscription, taskId, connections]),
  );
  const shown = nodesOf(comments);
  const total = comments.totalCount;
  useMarkRead(
    taskId,
    shown.map(({ id }) => id),
  );
  return (
    <section className={styles.thread} aria-labelledby="conversation">
      <Heading id="conversation" className={styles.heading}>
        Samtale
      </Heading>
      <MoreInCard shown={shown.length} total={total} pages={pages} failure="Kunne ikke hente kommentarer" />
      {shown.length ? (
        <div className={styles.list} role="log" aria-label="Kommentarer">
          {shown.toReversed().map((comment) => (
            <ConversationComment key={comment.id} comment={comment} isAdmin={isAdmin} />
          ))}
        </div>
      ) : (
        <EmptyState icon={<MessageSquare />} title="Ingen kommentarer endnu" text={emptyText} />
      )}
      <p className="visually-hidden" role="status">
        {sent > 0 && `Kommentaren er sendt. Samtalen har ${formatPlural(total, 'kommentar', 'kommentarer')}.`}
      </p>
      {add && (
        <CommentForm
          taskId={taskId}
          isAdmin={isAdmin}
          add={(comment) => add({ ...comment, taskId, connections })}
          people={mentionablePeople}
          onSent={() => setSent((count) => count + 1)}
        />
      )}
    </section>
  );
}
