import { useMemo } from 'react';
import { graphql, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { ConversationThread } from './ConversationThread.tsx';
import type { TaskConversation_task$key } from '#relay/TaskConversation_task.graphql';
import type { TaskConversationMutation } from '#relay/TaskConversationMutation.graphql';
import type { TaskConversationPageQuery } from '#relay/TaskConversationPageQuery.graphql';
import type { TaskConversationSubscription } from '#relay/TaskConversationSubscription.graphql';

const subscription = graphql`
  subscription TaskConversationSubscription($taskId: ID!, $connections: [ID!]!) {
    taskCommentChanged(taskId: $taskId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ConversationComment_comment
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

const taskFragment = graphql`
  fragment TaskConversation_task on Task
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
  @refetchable(queryName: "TaskConversationPageQuery") {
    id
    mentionablePeople {
      id
      name
      isFromReseller
    }
    comments(first: $count, after: $cursor) @connection(key: "TaskConversation_comments") {
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
`;

const mutation = graphql`
  mutation TaskConversationMutation(
    $taskId: ID!
    $input: TaskCommentInput!
    $requestId: String!
    $connections: [ID!]!
  ) {
    addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) {
      edge @prependEdge(connections: $connections) {
        node {
          ...ConversationComment_comment
        }
      }
    }
  }
`;

/** The conversation of the customer and the consultants about a task. */
export function TaskConversation({ task: key }: { task: TaskConversation_task$key }) {
  const { data, ...pages } = usePaginationFragment<TaskConversationPageQuery, TaskConversation_task$key>(
    taskFragment,
    key,
  );
  const { id, comments, mentionablePeople } = data;
  const connection = comments.__id;
  const [addComment] = useAction<TaskConversationMutation>(mutation);
  useSubscription<TaskConversationSubscription>(
    useMemo(() => ({ subscription, variables: { taskId: id, connections: [connection] } }), [id, connection]),
  );
  return (
    <ConversationThread
      taskId={id}
      comments={nodesOf(comments)}
      total={comments.totalCount}
      pages={pages}
      people={mentionablePeople}
      heading="h3"
      emptyText="Skriv til os her, hvis du har spørgsmål eller noget at tilføje."
      add={(input, requestId) => addComment({ taskId: id, input, requestId, connections: [connection] })}
    />
  );
}
