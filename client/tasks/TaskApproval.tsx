import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { useApproveTask } from './useApproveTask.ts';
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
        ...RequestChangesDialog_task
      }
    `,
    key,
  );
  const { id, name, changesRequestedAt } = task;
  const { approve, isApproving } = useApproveTask(id, name);
  const size = isOnCard ? 'small' : 'medium';
  const changesButton = (
    <Button
      size={size}
      aria-label={`Bed om ændringer til ${name}`}
      isDisabled={isApproving}
      onPress={() => onRequestChanges(task)}
    >
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
        isPending={isApproving}
        onPress={({ target }) => void approve(target)}
      >
        <Check aria-hidden /> Godkend
      </Button>
      {isOnCard && changesButton}
    </>
  );
}
