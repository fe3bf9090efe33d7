import { graphql, readInlineData, useFragment } from 'react-relay';
import type { z } from 'zod';
import { shortId } from '../../../domain/basics/shortId.ts';
import { newTaskForm } from '../../../domain/work/validation/tasks.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useFetchedPages } from '../../app/relay/useFetchedPages.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { placeTask, type BoardView } from './placeTask.ts';
import { remainingText } from './taskText.ts';
import type { NewTaskDialog_board$key } from '#relay/NewTaskDialog_board.graphql';
import type { NewTaskDialog_card$data, NewTaskDialog_card$key } from '#relay/NewTaskDialog_card.graphql';
import type { NewTaskDialogCardsQuery } from '#relay/NewTaskDialogCardsQuery.graphql';
import type { NewTaskDialogMutation } from '#relay/NewTaskDialogMutation.graphql';

type NewTask = z.input<typeof newTaskForm>;
type Card = NewTaskDialog_card$data;

const cardsQuery = graphql`
  query NewTaskDialogCardsQuery($after: String) {
    viewer {
      customer {
        taskBoard {
          cards(first: 100, after: $after) {
            edges {
              node {
                ...NewTaskDialog_card
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
`;

const cardFragment = graphql`
  fragment NewTaskDialog_card on ClipCard @inline {
    id
    status
    hoursLeft
    department {
      name
    }
  }
`;

const readCard = (card: NewTaskDialog_card$key) => readInlineData(cardFragment, card);

interface CardPage {
  readonly edges: readonly { readonly node: NewTaskDialog_card$key }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null | undefined };
}

const cardsIn = ({ edges, pageInfo }: CardPage) => ({
  edges: edges.map(({ node }) => ({ node: readCard(node) })),
  pageInfo,
});

interface NewTaskDialogProps {
  board: NewTaskDialog_board$key;
  /** The board's filter. Its card is preselected if it is active, and so is a single active card. */
  view: BoardView;
  /** Called with the status of the column that shows the new task, unless no column has the task's status. */
  onCreated: (status: string) => void;
  onClose: () => void;
}

const boardFragment = graphql`
  fragment NewTaskDialog_board on TaskBoard {
    choices: cards(first: 50) {
      edges {
        node {
          ...NewTaskDialog_card
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const mutation = graphql`
  mutation NewTaskDialogMutation($input: CreateTaskInput!, $filter: TaskFilter) {
    createTask(input: $input) {
      edge {
        node {
          ...placeTask_task @arguments(filter: $filter)
          ...TaskCard_task
        }
      }
    }
  }
`;

export function NewTaskDialog({ board, view, onCreated, onClose }: NewTaskDialogProps) {
  const { choices } = useFragment(boardFragment, board);
  const { items, more } = useFetchedPages<NewTaskDialogCardsQuery, Card>(cardsIn(choices), {
    query: cardsQuery,
    variables: (after) => ({ after: after ?? null }),
    pageIn: ({ viewer }) => (viewer.customer ? cardsIn(viewer.customer.taskBoard.cards) : undefined),
    fallback: 'Kunne ikke hente klippekort',
  });
  const activeCards = items.filter(({ status }) => status === 'ACTIVE');
  const preselectedCard =
    activeCards.length === 1 && !more.hasMore ? activeCards[0] : activeCards.find(({ id }) => id === view.clipCardId);
  const form = useAppForm<NewTask>(newTaskForm, { clipCardId: preselectedCard?.id ?? '', name: '', description: '' });
  const [create] = useAction<NewTaskDialogMutation>(mutation);
  const send = async (input: NewTask, requestId: string) => {
    let status: string | undefined;
    await create({ input: { ...input, requestId }, filter: view.filter ?? null }, (store) => {
      const task = store.getRootField('createTask')?.getLinkedRecord('edge')?.getLinkedRecord('node');
      status = placeTask(store, task, view)?.to;
    });
    if (status) onCreated(status);
  };
  return (
    <SendDialog
      title="Ny opgave"
      form={form}
      submitLabel="Opret opgave"
      send={send}
      done="Opgave oprettet"
      failure="Kunne ikke oprette opgave"
      onClose={onClose}
    >
      <FormChoiceField
        form={form}
        name="clipCardId"
        label="Klippekort"
        empty="Vælg klippekort"
        more={more}
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
    </SendDialog>
  );
}
