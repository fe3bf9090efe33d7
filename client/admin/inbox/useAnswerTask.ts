import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import type { useAnswerTaskMutation } from '#relay/useAnswerTaskMutation.graphql';

const mutation = graphql`
  mutation useAnswerTaskMutation($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
    answerTask(taskId: $taskId, input: $input, requestId: $requestId) {
      edge {
        node {
          id
        }
      }
    }
  }
`;

/** Returns a function that sends a plain text as the reseller's comment on a task. */
export function useAnswerTask(taskId: string) {
  const [answer] = useAction<useAnswerTaskMutation>(mutation);
  return (text: string, requestId: string) => answer({ taskId, input: { text: paragraphsOf(text) }, requestId });
}
