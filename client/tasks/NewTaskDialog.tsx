import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { z } from 'zod';
import { shortId } from '../../domain/shortId.ts';
import { newTaskForm } from '../../domain/validation/tasks.ts';
import { useAction } from '../relay/useAction.ts';
import { useSubmit } from '../relay/useSubmit.ts';
import { FormChoiceField } from '../ui/form/FormChoiceField.tsx';
import { FormDialog } from '../ui/form/FormDialog.tsx';
import { useAppForm } from '../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/Toast.tsx';
import { placeTask } from './placeTask.ts';
import { remainingText } from './taskText.ts';
import type { NewTaskDialog_board$key } from './__generated__/NewTaskDialog_board.graphql.ts';
import type { NewTaskDialogMutation } from './__generated__/NewTaskDialogMutation.graphql.ts';

type NewTask = z.input<typeof newTaskForm>;

interface NewTaskDialogProps {
  board: NewTaskDialog_board$key;
  /** The card that the board is filtered by. It is preselected if it is active, and so is a single active card. */
  clipCardId: string | undefined;
  /** Called with the status of the column that shows the new task, unless no column has the task's status. */
  onCreated: (status: string) => void;
  onClose: () => void;
}

export function NewTaskDialog({ board, clipCardId, onCreated, onClose }: NewTaskDialogProps) {
  const { clipCards } = useFragment(
    graphql`
      fragment NewTaskDialog_board on TaskBoard {
        clipCards {
          id
          status
          hoursLeft
          department {
            name
          }
        }
      }
    `,
    board,
  );
  const activeCards = clipCards.filter(({ status }) => status === 'ACTIVE');
  const preselectedCard = activeCards.length === 1 ? activeCards[0] : activeCards.find(({ id }) => id === clipCardId);
  // Idempotency key: a double click or a repetition after a failure creates one task.
  const [requestId] = useState(() => crypto.randomUUID());
  const form = useAppForm<NewTask>(newTaskForm, { clipCardId: preselectedCard?.id ?? '', name: '', description: '' });
  const [create] = useAction<NewTaskDialogMutation>(graphql`
    mutation NewTaskDialogMutation($input: CreateTaskInput!) {
      createTask(input: $input) {
        edge {
          node {
            ...placeTask_task
            ...TaskCard_task
          }
        }
      }
    }
  `);
  const { submit, message } = useSubmit(
    form,
    async (input: NewTask) => {
      let status: string | undefined;
      await create({ input: { ...input, requestId } }, (store) => {
        const task = store.getRootField('createTask')?.getLinkedRecord('edge')?.getLinkedRecord('node');
        status = placeTask(store, task)[0]?.to;
      });
      if (status) onCreated(status);
      toast.success('Opgave oprettet');
      onClose();
    },
    'Kunne ikke oprette opgave',
  );
  return (
    <FormDialog
      title="Ny opgave"
      form={form}
      submitLabel="Opret opgave"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormChoiceField
        form={form}
        name="clipCardId"
        label="Klippekort"
        empty="Vælg klippekort"
        choices={activeCards.map(({ id, hoursLeft, department }) => ({
          id,
          title: `${department.name} · ${shortId(id)} · ${remainingText(hoursLeft)} tilbage`,
        }))}
      />
      <TextField label="Opgavens navn" autoComplete="off" {...form.field('name')} />
      <TextArea
        label="Beskrivelse"
        hint="Jo mere I skriver, jo før kan vi gå i gang."
        rows={6}
        optional
        {...form.field('description')}
      />
    </FormDialog>
  );
}
