import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ConversationThread } from '../../customer/tasks/ConversationThread.tsx';
import type { AdminConversation_query$key } from '#relay/AdminConversation_query.graphql';
import type { AdminConversationMutation } from '#relay/AdminConversationMutation.graphql';
import type { AdminConversationPageQuery } from '#relay/AdminConversationPageQuery.graphql';
import type { AdminConversationSubscription } from '#relay/AdminConversationSubscription.graphql';

const subscription = graphql`
  subscription AdminConversationSubscription($taskId: ID!, $connections: [ID!]!) {
    adminTaskCommentChanged(taskId: $taskId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ConversationComment_comment
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const queryFragment = graphql`
  fragment AdminConversation_query on Query
  @refetchable(queryName: "AdminConversationPageQuery")
  @argumentDefinitions(id: { type: "ID!" }, count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    admin {
      task(id: $id) {
        id
        mentionablePeople {
          id
          name
          isFromReseller
        }
        comments(first: $count, after: $cursor) @connection(key: "AdminConversation_comments") {
          __id
          totalCount
          edges {
            node {
              id
              ...ConversationComment_comment
            }
          }
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation AdminConversationMutation(
    $taskId: ID!
    $input: TaskCommentInput!
    $requestId: String!
    $connections: [ID!]!
  ) {
    answerTask(taskId: $taskId, input: $input, requestId: $requestId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ConversationComment_comment
        }
      }
    }
  }
`;

/** The conversation of a customer and the reseller about a task, for admins. */
export function AdminConversation({ query }: { query: AdminConversation_query$key }) {
  const { data, ...pages } = usePaginationFragment<AdminConversationPageQuery, AdminConversation_query$key>(
    queryFragment,
    query,
  );
  const { id, comments, mentionablePeople } = data.admin.task!;
  const connection = comments.__id;
  const [answer] = useAction<AdminConversationMutation>(mutation);
  useSubscription<AdminConversationSubscription>(
    useMemo(() => ({ subscription, variables: { taskId: id, connections: [connection] } }), [id, connection]),
  );
  return (
    <ConversationThread
      taskId={id}
      comments={nodesOf(comments)}
      total={comments.totalCount}
      pages={pages}
      people={mentionablePeople}
      heading="h2"
      emptyText="Det, du skriver her, læser kunden."
      add={(input, requestId) => answer({ taskId: id, input, requestId, connections: [connection] })}
    />
  );
}
