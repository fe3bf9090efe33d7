import { graphql, usePaginationFragment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { ConversationThread } from '../../parts/conversation/ConversationThread.tsx';
import type { TaskConversation_task$key } from '#relay/TaskConversation_task.graphql';
import type { TaskConversationMutation } from '#relay/TaskConversationMutation.graphql';
import type { TaskConversationPageQuery } from '#relay/TaskConversationPageQuery.graphql';

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
    ...ConversationThread_task
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

export function TaskConversation({ task }: { task: TaskConversation_task$key }) {
  const { data, ...pages } = usePaginationFragment<TaskConversationPageQuery, TaskConversation_task$key>(
    taskFragment,
    task,
  );
  const [add] = useAction<TaskConversationMutation>(mutation);
  const { canManageTasks } = usePermissions();
  return (
    <ConversationThread
      task={data}
      comments={data.comments}
      pages={pages}
      heading="h3"
      emptyText={
        canManageTasks
          ? 'Skriv til os her, hvis du har spørgsmål eller noget at tilføje.'
          : 'Samtalen om opgaven kommer her.'
      }
      subscription={subscription}
      add={canManageTasks ? add : undefined}
    />
  );
}
