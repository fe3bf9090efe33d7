import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePermissions } from '../../app/shell/permissions.tsx';
import { Button } from '../../ui/Button.tsx';
import { useIsBefore } from '../../ui/useIsBefore.ts';
import { ApproveTaskDialog } from './taskDialogs.ts';
import { useApproveTask } from './useApproveTask.ts';
import type { RequestChangesDialog_task$key } from '#relay/RequestChangesDialog_task.graphql';
import type { TaskApproval_task$key } from '#relay/TaskApproval_task.graphql';

/**
 * The label of the button that gets the focus when it appears, because the button that opened the dialog is gone then.
 * The approval may mount the card anew.
 */
let undoToFocus: string | undefined;

interface TaskApprovalProps {
  task: TaskApproval_task$key;
  /** On a card, the buttons are small and the primary one is first; in a dialog, the primary button is last. */
  isOnCard?: boolean;
  onRequestChanges: (task: RequestChangesDialog_task$key) => void;
}

const taskFragment = graphql`
  fragment TaskApproval_task on Task {
    id
    name
    changesRequestedAt
    pendingApproval {
      undoUntil
    }
    ...ApproveTaskDialog_task
    ...RequestChangesDialog_task
  }
`;

/**
 * The customer's two answers to a task. A task with requested changes can still be approved, but the button is no
 * longer the primary one. Renders nothing for those who only read.
 */
export function TaskApproval({ task: key, isOnCard, onRequestChanges }: TaskApprovalProps) {
  const task = useFragment(taskFragment, key);
  const { id, name, changesRequestedAt, pendingApproval } = task;
  const { approve, undo, isUndoing } = useApproveTask(id, name);
  const [isAsking, setAsking] = useState(false);
  const isUndoable = useIsBefore(pendingApproval?.undoUntil);
  const undoLabel = `Fortryd godkendelsen af ${name}`;
  useEffect(() => {
    if (!isUndoable || undoToFocus !== undoLabel) return;
    undoToFocus = undefined;
    focusUndo(undoLabel);
  }, [isUndoable, undoLabel]);
  const approveAndFocusUndo = () => {
    undoToFocus = undoLabel;
    void approve();
  };
  const { canManageTasks } = usePermissions();
  if (!canManageTasks) return null;
  if (pendingApproval)
    return (
      <>
        <span role="status">Godkendt – sendes …</span>
        {isUndoable && (
          <Button size="small" aria-label={undoLabel} isPending={isUndoing} onPress={() => void undo()}>
            Fortryd
          </Button>
        )}
      </>
    );
  const size = isOnCard ? 'small' : 'medium';
  const changesButton = (
    <Button size={size} aria-label={`Bed om ændringer til ${name}`} onPress={() => onRequestChanges(task)}>
      Bed om ændringer
    </Button>
  );
  return (
    <>
      {!isOnCard && changesButton}
      <Button
        size={size}
        variant={changesRequestedAt ? 'secondary' : 'primary'}
        aria-label={`Godkend ${name}`}
        onPress={() => setAsking(true)}
      >
        <Check aria-hidden /> Godkend
      </Button>
      {isOnCard && changesButton}
      {isAsking && <ApproveTaskDialog task={task} approve={approveAndFocusUndo} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Closing the dialog has moved the focus to the content. The focus stays where the user has moved it since. */
function focusUndo(label: string): void {
  if (document.activeElement?.matches('body, #content'))
    document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)?.focus();
}
