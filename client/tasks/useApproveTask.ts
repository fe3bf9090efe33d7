import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import type { useApproveTaskMutation } from './__generated__/useApproveTaskMutation.graphql.ts';
import type { useApproveTaskUndoMutation } from './__generated__/useApproveTaskUndoMutation.graphql.ts';

/**
 * Approves a task, and takes the approval back as long as it is not sent. The task moves when ClickUp has the approval,
 * which the server reports by a live event.
 */
export function useApproveTask(id: string, name: string) {
  const [start] = useAction<useApproveTaskMutation>(graphql`
    mutation useApproveTaskMutation($id: ID!) {
      startTaskApproval(id: $id) {
        edge {
          node {
            ...TaskCard_task
          }
        }
      }
    }
  `);
  const [takeBack, isUndoing] = useAction<useApproveTaskUndoMutation>(graphql`
    mutation useApproveTaskUndoMutation($id: ID!) {
      undoTaskApproval(id: $id) {
        edge {
          node {
            ...TaskCard_task
          }
        }
      }
    }
  `);
  const undo = async () => {
    try {
      await takeBack({ id });
      toast.success(`Godkendelsen af »${name}« er fortrudt`);
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke fortryde godkendelsen'));
    }
  };
  const approve = async () => {
    await start({ id });
    toast.withAction(`»${name}« er godkendt`, { label: 'Fortryd', onPress: () => void undo() });
  };
  return { approve, undo, isUndoing };
}
