import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button.tsx';
import { useApproveTask } from './useApproveTask.ts';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';
import type { TaskApproval_task$key } from './__generated__/TaskApproval_task.graphql.ts';

interface TaskApprovalProps {
  task: TaskApproval_task$key;
  /** Where there is little room, and what matters stands first; a dialog has it last. */
  onCard?: boolean;
  onAsk: (task: RequestChangesDialog_task$key) => void;
}

/** The two answers to what waits for the customer. Once changes were asked for, approving is still possible, but nobody waits for it. */
export function TaskApproval({ task: key, onCard, onAsk }: TaskApprovalProps) {
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
  const size = onCard ? 'small' : 'medium';
  const asking = (
    <Button
      size={size}
      aria-label={`Bed om ændringer til ${name}`}
      isDisabled={isApproving}
      onPress={() => onAsk(task)}
    >
      Bed om ændringer
    </Button>
  );
  return (
    <>
      {!onCard && asking}
      <Button
        size={size}
        variant={changesRequestedAt ? 'secondary' : 'primary'}
        aria-label={`Godkend ${name}`}
        isPending={isApproving}
        onPress={({ target }) => void approve(target)}
      >
        <Check aria-hidden /> Godkend
      </Button>
      {onCard && asking}
    </>
  );
}
