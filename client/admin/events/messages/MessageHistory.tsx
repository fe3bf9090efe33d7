import { graphql, readInlineData, usePaginationFragment } from 'react-relay';
import { formatDateTime } from '../../../../domain/basics/dates.ts';
import { formatCount, formatPlural } from '../../../../domain/basics/formatCount.ts';
import { labelOf } from '../../../../domain/basics/vocabulary.ts';
import { EventMessageGroup, EventMessageState } from '../../../../domain/events/eventMessages.ts';
import { nodesOf } from '../../../app/relay/nodesOf.ts';
import { MoreInCard } from '../../../parts/lists/MorePages.tsx';
import { RichTextView } from '../../../ui/RichText/RichTextView.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import styles from './Messages.module.css';
import { useMessageChanges } from './useMessageChanges.ts';
import type { MessageHistory_message$data, MessageHistory_message$key } from '#relay/MessageHistory_message.graphql';
import type { MessageHistory_query$key } from '#relay/MessageHistory_query.graphql';
import type { MessageHistoryPageQuery } from '#relay/MessageHistoryPageQuery.graphql';

type Message = MessageHistory_message$data;

const queryFragment = graphql`
  fragment MessageHistory_query on Query
  @refetchable(queryName: "MessageHistoryPageQuery")
  @argumentDefinitions(eventId: { type: "ID!" }, count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
    admin {
      eventMessages(eventId: $eventId, first: $count, after: $cursor) @connection(key: "MessageHistory_eventMessages") {
        __id
        totalCount
        edges {
          node {
            ...MessageHistory_message
          }
        }
      }
    }
  }
`;

/** The messages of an event, newest first, with what became of their mails. */
export function MessageHistory({ query, eventId }: { query: MessageHistory_query$key; eventId: string }) {
  const { data, ...pages } = usePaginationFragment<MessageHistoryPageQuery, MessageHistory_query$key>(
    queryFragment,
    query,
  );
  const { eventMessages } = data.admin;
  const messages = nodesOf(eventMessages).map(readMessage);
  useMessageChanges(
    eventId,
    eventMessages.__id,
    messages.some(({ state }) => state === 'SENDING'),
  );
  if (!messages.length) return null;
  return (
    <section className={styles.history} aria-label="Sendte beskeder">
      <h3 className={styles.historyTitle}>Sendte beskeder</h3>
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message}>
            <SentMessage message={message} />
          </li>
        ))}
      </ul>
      <MoreInCard
        shown={messages.length}
        total={eventMessages.totalCount}
        pages={pages}
        size={10}
        failure="Der opstod en fejl ved hentning af beskeder"
      />
    </section>
  );
}

const SentMessage = ({ message }: { message: Message }) => (
  <>
    <div className={styles.messageHead}>
      <span className={styles.messageSubject}>{message.subject}</span>
      <StatusBadge words={EventMessageState} status={message.state} />
    </div>
    <p className={styles.muted}>
      {message.authorName}, <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time>. Til:{' '}
      {message.groups.map((group) => labelOf(EventMessageGroup, group)).join(', ')}.
    </p>
    <p className="num">{outcomeText(message)}</p>
    <details>
      <summary>Vis beskeden</summary>
      <div className={styles.messageBody}>
        <RichTextView html={message.body} topLevel={4} />
      </div>
    </details>
  </>
);

function outcomeText({ recipientCount, sentCount, failedCount, skippedCount }: Message): string {
  return [
    `${formatCount(sentCount)} af ${formatPlural(recipientCount, 'mail', 'mails')} sendt`,
    ...(failedCount ? [`${formatCount(failedCount)} kunne ikke leveres`] : []),
    ...(skippedCount ? [`${formatCount(skippedCount)} nåede at melde sig fra`] : []),
  ].join(' · ');
}

const messageFragment = graphql`
  fragment MessageHistory_message on EventMessage @inline {
    id
    subject
    body
    groups
    authorName
    state
    recipientCount
    sentCount
    failedCount
    skippedCount
    createdAt
  }
`;

const readMessage = (message: MessageHistory_message$key) => readInlineData(messageFragment, message);
