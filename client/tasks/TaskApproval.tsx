import { Check } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { ApproveTaskDialog } from './ApproveTaskDialog.tsx';
import { useApproveTask } from './useApproveTask.ts';
import { useIsBefore } from './useIsBefore.ts';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';
import type { TaskApproval_task$key } from './__generated__/TaskApproval_task.graphql.ts';

interface TaskApprovalProps {
  task: TaskApproval_task$key;
  /** On a card, the buttons are small and the primary one is first; in a dialog, the primary button is last. */
  isOnCard?: boolean;
  onRequestChanges: (task: RequestChangesDialog_task$key) => void;
}

/**
 * The customer's two answers to a task. A task with requested changes can still be approved, but the button is no
 * longer the primary one.
 */
export function TaskApproval({ task: key, isOnCard, onRequestChanges }: TaskApprovalProps) {
  const task = useFragment(
    graphql`
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
    `,
    key,
  );
  const { id, name, changesRequestedAt, pendingApproval } = task;
  const { approve, undo, isUndoing } = useApproveTask(id, name);
  const [isAsking, setAsking] = useState(false);
  const isUndoable = useIsBefore(pendingApproval?.undoUntil);
  const undoLabel = `Fortryd godkendelsen af ${name}`;
  const approveAndFocusUndo = async () => {
    await approve();
    // The button that opened the dialog is gone after the approval.
    setTimeout(() => focusUndo(undoLabel));
  };
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
      {isAsking && (
        <ApproveTaskDialog task={task} approve={() => void approveAndFocusUndo()} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function focusUndo(label: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`button[aria-label="${CSS.escape(label)}"]`)?.focus();
}
