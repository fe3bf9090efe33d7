import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { taskChangesForm } from '../../../domain/work/validation/tasks.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea } from '../../ui/TextField.tsx';
import { placeTask } from './placeTask.ts';
import { useTaskView } from './taskView.ts';
import type { RequestChangesDialog_task$key } from '#relay/RequestChangesDialog_task.graphql';
import type { RequestChangesDialogMutation } from '#relay/RequestChangesDialogMutation.graphql';

type Changes = z.input<typeof taskChangesForm>;

const taskFragment = graphql`
  fragment RequestChangesDialog_task on Task {
    id
    name
  }
`;

const mutation = graphql`
  mutation RequestChangesDialogMutation($id: ID!, $input: TaskChangesInput!, $filter: TaskFilter) {
    requestTaskChanges(id: $id, input: $input) {
      edge {
        node {
          ...placeTask_task @arguments(filter: $filter)
          ...TaskCard_task
          changesRequested
        }
      }
    }
  }
`;

/** Answers a task with a request for changes; the comment goes to the people who work on the task. */
export function RequestChangesDialog({ task, onClose }: { task: RequestChangesDialog_task$key; onClose: () => void }) {
  const { id, name } = useFragment(taskFragment, task);
  const form = useAppForm<Changes>(taskChangesForm, { comment: '' });
  const [request] = useAction<RequestChangesDialogMutation>(mutation);
  const view = useTaskView();
  const send = async ({ comment }: Changes, requestId: string) => {
    await request(
      { id, input: { requestId, comment }, filter: view.filter ?? null },
      (store) =>
        void placeTask(
          store,
          store.getRootField('requestTaskChanges')?.getLinkedRecord('edge')?.getLinkedRecord('node'),
          view,
        ),
    );
    // By then, the dialog is closed.
    setTimeout(() => restoreFocus(id));
  };
  return (
    <SendDialog
      title="Bed om ændringer"
      form={form}
      submitLabel="Send"
      send={send}
      done="Vi har fået besked om ændringerne"
      failure="Kunne ikke bede om ændringer"
      onClose={onClose}
    >
      <p>Skriv, hvad der mangler på »{name}«. Den, der arbejder på opgaven, får besked.</p>
      <TextArea label="Hvad skal ændres?" rows={5} {...form.field('comment')} />
    </SendDialog>
  );
}

/** The button that had the focus moved away with its card, so the focus goes to the card in its new column. */
function restoreFocus(id: string): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`article a[href^="/tasks/${id}"]`)?.focus();
}
