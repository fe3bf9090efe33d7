import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import { placeTask } from './placeTask.ts';
import type { useApproveTaskMutation } from './__generated__/useApproveTaskMutation.graphql.ts';

export function useApproveTask(
  id: string,
  name: string,
): { approve: (button: Element) => Promise<void>; isApproving: boolean } {
  const [send, isApproving] = useAction<useApproveTaskMutation>(graphql`
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
    const place = button.closest<HTMLElement>('section, [role="dialog"]');
    try {
      await send(
        { id },
        (store) =>
          void placeTask(store, store.getRootField('approveTask')?.getLinkedRecord('edge')?.getLinkedRecord('node')),
      );
      toast.success(`»${name}« er godkendt`);
      setTimeout(() => restoreFocus(place));
    } catch (error) {
      toast.error(messageOf(error, 'Kunne ikke godkende opgave'));
    }
  };
  return { approve, isApproving };
}

/**
 * The button that had the focus is gone after the approval, so the focus goes to the heading of its column or dialog.
 */
function restoreFocus(place: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  (place?.querySelector<HTMLElement>('h2[tabindex]') ?? place)?.focus();
}
