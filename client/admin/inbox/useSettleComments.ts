import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { offerUndo } from '../../parts/edits/offerUndo.ts';
import { toast } from '../../ui/Toast.tsx';
import type { useSettleCommentsMutation } from '#relay/useSettleCommentsMutation.graphql';

const mutation = graphql`
  mutation useSettleCommentsMutation($taskId: ID!, $lastCommentId: ID) {
    settleTaskComments(taskId: $taskId, lastCommentId: $lastCommentId) {
      ...readItem_item
    }
  }
`;

/** Returns a function that takes the comments of a task out of the inbox without an answer, and offers to undo it. */
export function useSettleComments() {
  const [settle, isRunning] = useAction<useSettleCommentsMutation>(mutation);
  const settleComments = async (taskId: string, lastCommentId: string): Promise<boolean> => {
    try {
      await settle({ taskId, lastCommentId });
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke lukke sagen. Prøv igen.'));
      return false;
    }
    offerUndo({
      done: 'Sagen er lukket uden svar',
      undo: async () => {
        await settle({ taskId, lastCommentId: null });
        return 'Kommentaren er tilbage i indbakken';
      },
    });
    return true;
  };
  return [settleComments, isRunning] as const;
}
