import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { statusKey } from '../../domain/tasks.ts';

const COLUMN_TASKS = 'TaskColumn_tasks';

/** Where a task went on one board: all cards together, or one card's. */
export interface Move {
  clipCardId: string | undefined;
  name: string;
  from: string | undefined;
  to: string | undefined;
  /** It belongs on the board, which has no column for it. */
  isHomeless: boolean;
}

interface Board {
  clipCardId: string | undefined;
  columns: RecordProxy[];
}

/**
 * Relay's directives put an edge first or last; a task stands by its priority and age, in the one column of its status.
 * So it is taken out of every column and put where it belongs, on every board that has been looked at. How many a column
 * has, only the server knows: not all of them are loaded.
 */
export function placeTask(store: RecordSourceProxy, task: RecordProxy | null | undefined): Move[] {
  if (!task) return [];
  const cardId = task.getLinkedRecord('clipCard')?.getDataID();
  return boards(store).map((board) =>
    moveOn(store, board, task, board.clipCardId === undefined || board.clipCardId === cardId),
  );
}

/** A task that is gone leaves every column. */
export function removeTask(store: RecordSourceProxy, taskId: string): Move[] {
  const task = store.get(taskId);
  if (!task) return [];
  const moves = boards(store).map((board) => moveOn(store, board, task, false));
  store.delete(taskId);
  return moves;
}

const boardIn = (store: RecordSourceProxy): RecordProxy | null | undefined =>
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.getLinkedRecord('taskBoard');

export const tasksOf = (column: RecordProxy): RecordProxy | null | undefined =>
  ConnectionHandler.getConnection(column, COLUMN_TASKS);

/** By urgency, then newest first: the order the server has. */
function comesBefore(task: RecordProxy, other: RecordProxy): boolean {
  const [mine, its] = [sortOf(task), sortOf(other)];
  return mine.priority !== its.priority
    ? mine.priority < its.priority
    : mine.createdAt !== its.createdAt
      ? mine.createdAt > its.createdAt
      : mine.id > its.id;
}

function boards(store: RecordSourceProxy): Board[] {
  const board = boardIn(store);
  const cards = board?.getLinkedRecords('clipCards') ?? [];
  return [undefined, ...cards.map((card) => card.getDataID())].map((clipCardId) => ({
    clipCardId,
    columns: board?.getLinkedRecords('columns', { clipCardId }) ?? [],
  }));
}

function moveOn(store: RecordSourceProxy, { clipCardId, columns }: Board, task: RecordProxy, belongs: boolean): Move {
  const from = columns.find((column) => holds(column, task));
  const home = belongs ? columns.find((column) => isSame(statusOf(column), statusOf(task))) : undefined;
  if (from) ConnectionHandler.deleteNode(tasksOf(from)!, task.getDataID());
  if (home) putIn(store, home, task);
  return {
    clipCardId,
    name: String(task.getValue('name')),
    from: from && statusOf(from),
    to: home && statusOf(home),
    isHomeless: belongs && !home,
  };
}

const holds = (column: RecordProxy, task: RecordProxy) =>
  edgesOf(column).some((edge) => nodeOf(edge)?.getDataID() === task.getDataID());

function putIn(store: RecordSourceProxy, column: RecordProxy, task: RecordProxy): void {
  const tasks = tasksOf(column);
  if (!tasks) return;
  const edges = edgesOf(column);
  const after = edges.findIndex((edge) => comesBefore(task, nodeOf(edge)!));
  // Beyond what is loaded, it comes with its page.
  if (after < 0 && hasMore(column)) return;
  const at = after < 0 ? edges.length : after;
  tasks.setLinkedRecords(edges.toSpliced(at, 0, ConnectionHandler.createEdge(store, tasks, task, 'TaskEdge')), 'edges');
}

const edgesOf = (column: RecordProxy) =>
  (tasksOf(column)?.getLinkedRecords('edges') ?? []).filter((edge) => nodeOf(edge));
const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');
const hasMore = (column: RecordProxy) => tasksOf(column)?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
const statusOf = (record: RecordProxy) => String(record.getValue('status'));
const isSame = (one: string, other: string) => statusKey(one) === statusKey(other);

const sortOf = (task: RecordProxy) => ({
  priority: Number(task.getValue('priority') ?? Infinity),
  createdAt: Date.parse(String(task.getValue('createdAt'))),
  id: task.getDataID(),
});

/** What it takes to place a task: whatever brings one from the server asks for it. */
// oxlint-disable-next-line no-unused-expressions
graphql`
  fragment placeTask_task on Task {
    id
    name
    status
    priority
    createdAt
    clipCard {
      id
    }
  }
`;
