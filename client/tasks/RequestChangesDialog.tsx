import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { taskChangesForm } from '../../domain/validation/tasks.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { TextArea } from '../ui/TextField.tsx';
import { toast } from '../ui/Toast.tsx';
import { placeTask } from './placeTask.ts';
import type { RequestChangesDialog_task$key } from './__generated__/RequestChangesDialog_task.graphql.ts';
import type { RequestChangesDialogMutation } from './__generated__/RequestChangesDialogMutation.graphql.ts';

type Changes = z.input<typeof taskChangesForm>;

/** Not yet: what should be different first. It goes to whoever works on it. */
export function RequestChangesDialog({ task, onClose }: { task: RequestChangesDialog_task$key; onClose: () => void }) {
  const { id, name } = useFragment(
    graphql`
      fragment RequestChangesDialog_task on Task {
        id
        name
      }
    `,
    task,
  );
  // Sent twice, it is said once.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<Changes>(taskChangesForm, { comment: '' });
  const [request] = useAction<RequestChangesDialogMutation>(graphql`
    mutation RequestChangesDialogMutation($id: ID!, $input: TaskChangesInput!) {
      requestTaskChanges(id: $id, input: $input) {
        edge {
          node {
            ...placeTask_task
            ...TaskCard_task
            changesRequested
          }
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async ({ comment }: Changes) => {
      await request(
        { id, input: { requestId, comment } },
        (store) =>
          void placeTask(
            store,
            store.getRootField('requestTaskChanges')?.getLinkedRecord('edge')?.getLinkedRecord('node'),
          ),
      );
      toast.success('Vi har fået besked om ændringerne');
      onClose();
      setTimeout(() => keepFocus(id));
    },
    'Kunne ikke bede om ændringer',
  );
  return (
    <FormDialog
      title="Bed om ændringer"
      form={form}
      submitLabel="Send"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Skriv, hvad der mangler på »{name}«. Den, der arbejder på opgaven, får besked.</p>
      <TextArea label="Hvad skal ændres?" rows={5} {...form.field('comment')} />
    </FormDialog>
  );
}

/** The card has moved, and the button that was pressed with it: whoever pressed it goes on from where it stands now. */
function keepFocus(id: string): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(`article a[href^="/tasks/${id}"]`)?.focus();
}
