import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { useOptimisticAction } from '../../parts/edits/useOptimisticAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { useApproveTaskMutation } from '#relay/useApproveTaskMutation.graphql';
import type { useApproveTaskUndoMutation } from '#relay/useApproveTaskUndoMutation.graphql';

/** Shows a task as approved. The approval can be undone when the server has stored it. */
function showApproval(task: RecordProxy, store: RecordSourceProxy): void {
  const approval = store.create(`${task.getDataID()}:expectedApproval`, 'PendingApproval');
  approval.setValue(new Date(0).toISOString(), 'undoUntil');
  task.setLinkedRecord(approval, 'pendingApproval');
}

const mutation = graphql`
  mutation useApproveTaskMutation($id: ID!) {
    startTaskApproval(id: $id) {
      edge {
        node {
          ...TaskCard_task
        }
      }
    }
  }
`;

const undoMutation = graphql`
  mutation useApproveTaskUndoMutation($id: ID!) {
    undoTaskApproval(id: $id) {
      edge {
        node {
          ...TaskCard_task
        }
      }
    }
  }
`;

/**
 * Approves a task, and takes the approval back as long as it is not sent. The task shows both at once. It moves when
 * ClickUp has the approval, which the server reports by a live event.
 */
export function useApproveTask(id: string, name: string) {
  const [start] = useOptimisticAction<useApproveTaskMutation>(mutation, 'Kunne ikke godkende opgave');
  const [takeBack, isUndoing] = useOptimisticAction<useApproveTaskUndoMutation>(
    undoMutation,
    'Kunne ikke fortryde godkendelsen',
  );
  const undo = async () => {
    const undone = await takeBack({ id }, { ids: [id], apply: (task) => void task.setValue(null, 'pendingApproval') });
    if (undone) toast.success(`Godkendelsen af »${name}« er fortrudt`);
  };
  const approve = async () => {
    const approved = await start({ id }, { ids: [id], apply: showApproval });
    if (approved) toast.withAction(`»${name}« er godkendt`, { label: 'Fortryd', onPress: () => void undo() });
  };
  return { approve, undo, isUndoing };
}
