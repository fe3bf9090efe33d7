import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import { placeTask } from './placeTask.ts';
import type { useApproveTaskMutation } from './__generated__/useApproveTaskMutation.graphql.ts';

/**
 * Returns a function that approves a task and shows the result or the error in a toast. `button` is the pressed button,
 * which disappears after the approval.
 */
export function useApproveTask(
  id: string,
  name: string,
): { approve: (button: Element) => Promise<void>; isApproving: boolean } {
  const [approveTask, isApproving] = useAction<useApproveTaskMutation>(graphql`
    mutation useApproveTaskMutation($id: ID!) {
      approveTask(id: $id) {
        edge {
          node {
            ...placeTask_task
            ...TaskCard_task
          }
        }
      }
    }
  `);
  const approve = async (button: Element) => {
    const container = button.closest<HTMLElement>('section, [role="dialog"]');
    try {
      await approveTask(
        { id },
        (store) =>
          void placeTask(store, store.getRootField('approveTask')?.getLinkedRecord('edge')?.getLinkedRecord('node')),
      );
      toast.success(`»${name}« er godkendt`);
      setTimeout(() => restoreFocus(container));
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke godkende opgave'));
    }
  };
  return { approve, isApproving };
}

/**
 * The button that had the focus is gone after the approval, so the focus goes to the heading of its column or dialog.
 */
function restoreFocus(container: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  (container?.querySelector<HTMLElement>('h2[tabindex]') ?? container)?.focus();
}
