import { graphql, usePaginationFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { ConversationThread } from '../../parts/conversation/ConversationThread.tsx';
import type { AdminConversation_query$key } from '#relay/AdminConversation_query.graphql';
import type { AdminConversationMutation } from '#relay/AdminConversationMutation.graphql';
import type { AdminConversationPageQuery } from '#relay/AdminConversationPageQuery.graphql';

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
        ...ConversationThread_task
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
  const [add] = useAction<AdminConversationMutation>(mutation);
  const task = data.admin.task!;
  return (
    <ConversationThread
      task={task}
      comments={task.comments}
      pages={pages}
      heading="h2"
      isAdmin
      emptyText="Det, du skriver her, læser kunden."
      subscription={subscription}
      add={add}
    />
  );
}
