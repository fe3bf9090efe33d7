import { describe, expect, test } from '@jest/globals';
import { graphql } from 'react-relay';
import { commitLocalUpdate, createOperationDescriptor, getRequest, type RecordSourceProxy } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { placeTask, removeTask, tasksOf, type BoardView } from './placeTask.ts';
import type { placeTaskTestQuery } from '#relay/placeTaskTestQuery.graphql';

const CARD = 'clip_a';
const OTHER_CARD = 'clip_b';
const ALL: BoardView = { clipCardId: undefined };
const FLOW: BoardView = { clipCardId: undefined, filter: { tag: 'flow' } };

/** A board of all cards, also with a filter, and a board of CARD. */
const query = graphql`
  query placeTaskTestQuery @raw_response_type {
    viewer {
      customer {
        taskBoard {
          clipCards {
            id
          }
          all: columns {
            id
            status
            tasks(first: 50) @connection(key: "TaskColumn_tasks") {
              edges {
                node {
                  id
                  ...placeTask_task
                }
              }
            }
          }
          filtered: columns {
            id
            status
            newTasks(filter: { tag: "flow" }) {
              id
              ...placeTask_task @arguments(filter: { tag: "flow" })
            }
            tasks(first: 50, filter: { tag: "flow" }) @connection(key: "TaskColumn_tasks") {
              edges {
                node {
                  id
                  ...placeTask_task @arguments(filter: { tag: "flow" })
                }
              }
            }
          }
          card: columns(clipCardId: "clip_a") {
            id
            status
            tasks(first: 50) @connection(key: "TaskColumn_tasks") {
              edges {
                node {
                  id
                  ...placeTask_task
                }
              }
            }
          }
        }
      }
    }
  }
`;

const task = (id: string, { card = CARD, ...fields }: { card?: string } & Partial<typeof defaults> = {}) => ({
  __typename: 'Task' as const,
  id,
  name: id,
  ...defaults,
  ...fields,
  clipCard: { id: card },
});
const defaults = {
  isNew: false,
  matches: false,
  priority: 3 as number | null,
  createdAt: '2026-11-01T08:00:00Z',
  status: 'To do',
};
type Task = ReturnType<typeof task>;

interface ColumnTasks {
  todo?: Task[];
  approval?: Task[];
}
const columns = (board: string, { todo = [], approval = [] }: ColumnTasks) => [
  column(`${board}:todo`, 'To do', todo),
  column(`${board}:approval`, 'Client approval', approval),
];
const column = (id: string, status: string, tasks: Task[]) => ({
  id,
  status,
  tasks: {
    edges: tasks.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

/** Creates a store with both boards, each with the columns »To do« and »Client approval«. */
function boardOf(tasks: ColumnTasks) {
  const environment = createMockEnvironment();
  const operation = createOperationDescriptor(getRequest(query), {});
  const stored: placeTaskTestQuery['rawResponse'] = {
    viewer: {
      customer: {
        id: 'cust_1',
        taskBoard: {
          id: 'board',
          clipCards: [{ id: CARD }, { id: OTHER_CARD }],
          all: columns('all', tasks),
          filtered: columns('all', {}).map((each) => ({ ...each, newTasks: [] })),
          card: columns('card', tasks),
        },
      },
    },
  };
  environment.commitPayload(operation, stored);
  const boards = () => {
    const { viewer } = environment.lookup(operation.fragment).data as placeTaskTestQuery['response'];
    return viewer.customer!.taskBoard!;
  };
  return {
    place(changed: Task, view: BoardView = ALL) {
      let move: ReturnType<typeof placeTask>;
      commitLocalUpdate(environment, (store) => {
        move = placeTask(store, writeTask(store, changed), view);
      });
      return move;
    },
    remove(id: string) {
      let move: ReturnType<typeof removeTask>;
      commitLocalUpdate(environment, (store) => {
        move = removeTask(store, id, ALL);
      });
      return move;
    },
    filtered: (columnId: string) => {
      const { newTasks, tasks: matching } = boards().filtered.find(({ id }) => id === columnId)!;
      return { newTasks: newTasks.map(({ id }) => id), tasks: matching.edges.map(({ node }) => node.id) };
    },
    addUnloadedPage: (columnId: string) =>
      commitLocalUpdate(environment, (store) =>
        tasksOf(store.get(columnId)!)!.getLinkedRecord('pageInfo')!.setValue(true, 'hasNextPage'),
      ),
    shown: (columnId: string) =>
      [...boards().all, ...boards().card].find(({ id }) => id === columnId)!.tasks.edges.map(({ node }) => node.id),
    isStored: (id: string) => Boolean(environment.getStore().getSource().get(id)),
  };
}

function writeTask(store: RecordSourceProxy, { clipCard, ...fields }: Task) {
  const record = store.get(fields.id) ?? store.create(fields.id, 'Task');
  const { matches, ...plain } = fields;
  Object.entries(plain).forEach(([field, value]) => record.setValue(value, field));
  record.setValue(matches, 'matches', { filter: FLOW.filter });
  return record.setLinkedRecord(store.get(clipCard.id) ?? null, 'clipCard');
}

describe('a changed task', () => {
  test('moves to the column of its status on every board', () => {
    const board = boardOf({
      todo: [task('a'), task('b')],
      approval: [task('c', { status: 'Client approval', priority: 1 })],
    });
    const move = board.place(task('a', { status: 'client approval' }));
    expect(move).toMatchObject({ name: 'a', from: 'To do', to: 'Client approval', isWithoutColumn: false });
    for (const scope of ['all', 'card']) {
      expect([board.shown(`${scope}:todo`), board.shown(`${scope}:approval`)]).toEqual([['b'], ['c', 'a']]);
    }
  });

  test('is in its column once when the same change arrives twice', () => {
    const board = boardOf({ todo: [task('a')] });
    board.place(task('a', { status: 'Client approval' }));
    const move = board.place(task('a', { status: 'Client approval' }));
    expect(move).toMatchObject({ from: 'Client approval', to: 'Client approval' });
    expect(board.shown('all:approval')).toEqual(['a']);
  });

  test('is ordered by priority and then newest first, with tasks without a priority last', () => {
    const board = boardOf({ todo: [task('urgent', { priority: 1 }), task('old'), task('none', { priority: null })] });
    board.place(task('new', { createdAt: '2026-11-20T08:00:00Z' }));
    board.place(task('last', { priority: null, createdAt: '2026-10-01T08:00:00Z' }));
    expect(board.shown('all:todo')).toEqual(['urgent', 'new', 'old', 'none', 'last']);
    board.place(task('none', { priority: 1, createdAt: '2026-11-21T08:00:00Z' }));
    expect(board.shown('all:todo')).toEqual(['none', 'urgent', 'new', 'old', 'last']);
  });

  test('is on the board of all cards, but not on that of another card', () => {
    const board = boardOf({});
    board.place(task('a', { card: OTHER_CARD }));
    expect([board.shown('all:todo'), board.shown('card:todo')]).toEqual([['a'], []]);
  });

  test('is inserted among the loaded tasks, but not after them while more pages exist', () => {
    const board = boardOf({ todo: [task('a')] });
    board.addUnloadedPage('all:todo');
    board.place(task('b', { priority: 4 }));
    expect(board.shown('all:todo')).toEqual(['a']);
    board.place(task('c', { priority: 1 }));
    expect(board.shown('all:todo')).toEqual(['c', 'a']);
  });

  test('is in no column when no column has its status', () => {
    const board = boardOf({ todo: [task('a')] });
    expect(board.place(task('a', { status: 'På hold' }))).toMatchObject({
      from: 'To do',
      to: undefined,
      isWithoutColumn: true,
    });
    expect([board.shown('all:todo'), board.shown('all:approval')]).toEqual([[], []]);
  });
});

describe('on a board with a filter, a changed task', () => {
  test('is shown while it matches, and is on the board without a filter in any case', () => {
    const board = boardOf({});
    expect(board.place(task('a', { matches: true }), FLOW)).toMatchObject({ from: undefined, to: 'To do' });
    expect([board.filtered('all:todo').tasks, board.shown('all:todo')]).toEqual([['a'], ['a']]);
    expect(board.place(task('a'), FLOW)).toMatchObject({ from: 'To do', to: undefined, isWithoutColumn: false });
    expect([board.filtered('all:todo').tasks, board.shown('all:todo')]).toEqual([[], ['a']]);
  });

  test('is among the new tasks of its column until it was seen', () => {
    const board = boardOf({});
    const added = { matches: true, isNew: true, priority: null };
    board.place(task('a', added), FLOW);
    board.place(task('b', added), FLOW);
    expect(board.filtered('all:todo').newTasks).toEqual(['b', 'a']);
    board.place(task('a', { ...added, status: 'Client approval' }), FLOW);
    expect([board.filtered('all:todo').newTasks, board.filtered('all:approval').newTasks]).toEqual([['b'], ['a']]);
    board.place(task('b', { ...added, isNew: false }), FLOW);
    expect(board.filtered('all:todo')).toEqual({ newTasks: [], tasks: ['b'] });
  });
});

test('removes a deleted task from every column and from the store', () => {
  const board = boardOf({ todo: [task('a'), task('b')] });
  expect(board.remove('a')).toMatchObject({ name: 'a', from: 'To do', to: undefined, isWithoutColumn: false });
  expect([board.shown('all:todo'), board.shown('card:todo'), board.isStored('a')]).toEqual([['b'], ['b'], false]);
  expect(board.remove('unknown')).toBeUndefined();
});
