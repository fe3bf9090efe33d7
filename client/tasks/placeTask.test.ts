import { describe, expect, test } from '@jest/globals';
import { commitLocalUpdate, Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { connectionRecords, recordLinks, recordLink } from '../testing/renderWithStore.tsx';
import { placeTask, removeTask, type Move } from './placeTask.ts';

const CARD = 'clip_a';
const OTHER_CARD = 'clip_b';

interface TaskFields {
  priority?: number | null;
  createdAt?: string;
  status?: string;
  card?: string;
}

const task = (
  id: string,
  { priority = 3, createdAt = '2026-11-01T08:00:00Z', status = 'To do', card = CARD }: TaskFields = {},
) => ({
  [id]: { __id: id, __typename: 'Task', id, name: id, priority, createdAt, status, clipCard: recordLink(card) },
});

const list = (column: string) => `client:${column}:__TaskColumn_tasks_connection`;
const column = (id: string, status: string, taskIds: string[]) => ({
  [id]: { __id: id, __typename: 'TaskColumn', id, status, __TaskColumn_tasks_connection: recordLink(list(id)) },
  ...withIds(connectionRecords(list(id), taskIds)),
});
const withIds = (records: Record<string, object>) =>
  Object.fromEntries(Object.entries(records).map(([id, fields]) => [id, { __id: id, ...fields }]));

/**
 * Creates a store with a board of all cards and a board of CARD, each with the columns »To do« and »Client approval«.
 */
function boardOf(all: { todo?: string[]; approval?: string[] }, tasks: object, ofCard = all) {
  const records = {
    'client:root': { __id: 'client:root', __typename: '__Root', viewer: recordLink('client:viewer') },
    'client:viewer': { __id: 'client:viewer', __typename: 'Viewer', customer: recordLink('cust') },
    cust: { __id: 'cust', __typename: 'Customer', taskBoard: recordLink('board') },
    board: {
      __id: 'board',
      __typename: 'TaskBoard',
      clipCards: recordLinks([CARD, OTHER_CARD]),
      columns: recordLinks(['all:todo', 'all:approval']),
      [`columns(clipCardId:"${CARD}")`]: recordLinks(['card:todo', 'card:approval']),
    },
    [CARD]: { __id: CARD, __typename: 'ClipCard', id: CARD },
    [OTHER_CARD]: { __id: OTHER_CARD, __typename: 'ClipCard', id: OTHER_CARD },
    ...column('all:todo', 'To do', all.todo ?? []),
    ...column('all:approval', 'Client approval', all.approval ?? []),
    ...column('card:todo', 'To do', ofCard.todo ?? []),
    ...column('card:approval', 'Client approval', ofCard.approval ?? []),
    ...tasks,
  };
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource(records as never)),
  });
  let moves: Move[] = [];
  interface Stored {
    edges: { __refs: string[] };
    node: { __ref: string };
  }
  const read = (id: string) => environment.getStore().getSource().get(id) as Stored | null | undefined;
  return {
    place(id: string, changes: object = {}) {
      commitLocalUpdate(environment, (store) => {
        Object.entries(changes).forEach(([field, value]) => store.get(id)!.setValue(value, field));
        moves = placeTask(store, store.get(id));
      });
      return moves;
    },
    remove(id: string) {
      commitLocalUpdate(environment, (store) => {
        moves = removeTask(store, id);
      });
      return moves;
    },
    addUnloadedPage: (id: string) =>
      commitLocalUpdate(environment, (store) => store.get(`${list(id)}:pageInfo`)!.setValue(true, 'hasNextPage')),
    shown: (id: string) => read(list(id))!.edges.__refs.map((edge) => read(edge)!.node.__ref),
    isStored: (id: string) => Boolean(read(id)),
  };
}

describe('a changed task', () => {
  test('moves to the column of its status on every board', () => {
    const board = boardOf(
      { todo: ['a', 'b'], approval: ['c'] },
      { ...task('a'), ...task('b'), ...task('c', { status: 'Client approval', priority: 1 }) },
    );
    const [move] = board.place('a', { status: 'client approval' });
    expect(move).toMatchObject({ name: 'a', from: 'To do', to: 'Client approval', isWithoutColumn: false });
    for (const scope of ['all', 'card']) {
      expect([board.shown(`${scope}:todo`), board.shown(`${scope}:approval`)]).toEqual([['b'], ['c', 'a']]);
    }
  });

  test('moves once when the same change arrives twice', () => {
    const board = boardOf({ todo: ['a'] }, task('a'));
    board.place('a', { status: 'Client approval' });
    const [move] = board.place('a');
    expect(move).toMatchObject({ from: 'Client approval', to: 'Client approval' });
    expect(board.shown('all:approval')).toEqual(['a']);
  });

  test('is ordered by priority, without priority last, and newest first among equals', () => {
    const board = boardOf(
      { todo: ['urgent', 'old', 'none'] },
      {
        ...task('urgent', { priority: 1 }),
        ...task('old', { priority: 3 }),
        ...task('none', { priority: null }),
        ...task('new', { priority: 3, createdAt: '2026-11-20T08:00:00Z' }),
        ...task('last', { priority: null, createdAt: '2026-10-01T08:00:00Z' }),
      },
    );
    board.place('new');
    board.place('last');
    expect(board.shown('all:todo')).toEqual(['urgent', 'new', 'old', 'none', 'last']);
    board.place('none', { priority: 1, createdAt: '2026-11-21T08:00:00Z' });
    expect(board.shown('all:todo')).toEqual(['none', 'urgent', 'new', 'old', 'last']);
  });

  test('stays off the board of another card', () => {
    const board = boardOf({}, task('a', { card: OTHER_CARD }));
    board.place('a');
    expect([board.shown('all:todo'), board.shown('card:todo')]).toEqual([['a'], []]);
  });

  test('is left to its page when it belongs after the loaded tasks', () => {
    const board = boardOf(
      { todo: ['a'] },
      { ...task('a'), ...task('b', { priority: 4 }), ...task('c', { priority: 1 }) },
    );
    board.addUnloadedPage('all:todo');
    board.place('b');
    expect(board.shown('all:todo')).toEqual(['a']);
    board.place('c');
    expect(board.shown('all:todo')).toEqual(['c', 'a']);
  });

  test('is in no column while its status has none', () => {
    const board = boardOf({ todo: ['a'] }, task('a'));
    expect(board.place('a', { status: 'På hold' })[0]).toMatchObject({
      from: 'To do',
      to: undefined,
      isWithoutColumn: true,
    });
    expect([board.shown('all:todo'), board.shown('all:approval')]).toEqual([[], []]);
  });
});

test('removes a deleted task from every column and from the store', () => {
  const board = boardOf({ todo: ['a', 'b'] }, { ...task('a'), ...task('b') });
  expect(board.remove('a')[0]).toMatchObject({ name: 'a', from: 'To do', to: undefined, isWithoutColumn: false });
  expect([board.shown('all:todo'), board.shown('card:todo'), board.isStored('a')]).toEqual([['b'], ['b'], false]);
  expect(board.remove('unknown')).toEqual([]);
});
