import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { statusKey } from '../../domain/tasks.ts';

const COLUMN_TASKS = 'TaskColumn_tasks';

/** How a task moved on one board. */
export interface Move {
  /** The card whose board this is. Undefined on the board of all cards. */
  clipCardId: string | undefined;
  /** Name of the task. */
  name: string;
  /** Status of the column that contained the task. Undefined when no column did. */
  from: string | undefined;
  /** Status of the column that the task belongs in. Undefined when there is none. */
  to: string | undefined;
  /** The task belongs on the board, but the board has no column for its status. */
  isWithoutColumn: boolean;
}

interface Board {
  clipCardId: string | undefined;
  columns: RecordProxy[];
}

/**
 * Moves a task to the column of its status on every loaded board. Relay's directives can only insert an edge first or
 * last, but tasks are ordered by priority and age, so the task is removed from every column and inserted at its
 * position. A task that belongs on a page which is not loaded yet is not inserted. The counts of the columns come from
 * the server, because not all tasks of a column are loaded.
 *
 * Returns a move for each board, beginning with the board of all cards.
 */
export function placeTask(store: RecordSourceProxy, task: RecordProxy | null | undefined): Move[] {
  if (!task) return [];
  const cardId = task.getLinkedRecord('clipCard')?.getDataID();
  return boardsIn(store).map((board) =>
    moveOnBoard(store, board, task, board.clipCardId === undefined || board.clipCardId === cardId),
  );
}

/** Removes a deleted task from every column and from the store. Returns no moves when the task is not in the store. */
export function removeTask(store: RecordSourceProxy, taskId: string): Move[] {
  const task = store.get(taskId);
  if (!task) return [];
  const moves = boardsIn(store).map((board) => moveOnBoard(store, board, task, false));
  store.delete(taskId);
  return moves;
}

const boardIn = (store: RecordSourceProxy): RecordProxy | null | undefined =>
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.getLinkedRecord('taskBoard');

/** Returns the connection of a column's tasks, or nothing while the tasks are not loaded. */
export const tasksOf = (column: RecordProxy): RecordProxy | null | undefined =>
  ConnectionHandler.getConnection(column, COLUMN_TASKS);

/** The server's order: by priority, then newest first. */
function isOrderedBefore(task: RecordProxy, other: RecordProxy): boolean {
  const [mine, its] = [sortKeysOf(task), sortKeysOf(other)];
  return mine.priority !== its.priority
    ? mine.priority < its.priority
    : mine.createdAt !== its.createdAt
      ? mine.createdAt > its.createdAt
      : mine.id > its.id;
}

function boardsIn(store: RecordSourceProxy): Board[] {
  const board = boardIn(store);
  const cards = board?.getLinkedRecords('clipCards') ?? [];
  return [undefined, ...cards.map((card) => card.getDataID())].map((clipCardId) => ({
    clipCardId,
    columns: board?.getLinkedRecords('columns', { clipCardId }) ?? [],
  }));
}

function moveOnBoard(
  store: RecordSourceProxy,
  { clipCardId, columns }: Board,
  task: RecordProxy,
  isOnBoard: boolean,
): Move {
  const fromColumn = columns.find((column) => containsTask(column, task));
  const targetColumn = isOnBoard ? columns.find((column) => isSameStatus(statusOf(column), statusOf(task))) : undefined;
  if (fromColumn) ConnectionHandler.deleteNode(tasksOf(fromColumn)!, task.getDataID());
  if (targetColumn) insertTask(store, targetColumn, task);
  return {
    clipCardId,
    name: String(task.getValue('name')),
    from: fromColumn && statusOf(fromColumn),
    to: targetColumn && statusOf(targetColumn),
    isWithoutColumn: isOnBoard && !targetColumn,
  };
}

const containsTask = (column: RecordProxy, task: RecordProxy) =>
  edgesOf(column).some((edge) => nodeOf(edge)?.getDataID() === task.getDataID());

function insertTask(store: RecordSourceProxy, column: RecordProxy, task: RecordProxy): void {
  const tasks = tasksOf(column);
  if (!tasks) return;
  const edges = edgesOf(column);
  const nextIndex = edges.findIndex((edge) => isOrderedBefore(task, nodeOf(edge)!));
  // The task belongs after the loaded tasks. It will be loaded with its page.
  if (nextIndex < 0 && hasMore(column)) return;
  const index = nextIndex < 0 ? edges.length : nextIndex;
  tasks.setLinkedRecords(
    edges.toSpliced(index, 0, ConnectionHandler.createEdge(store, tasks, task, 'TaskEdge')),
    'edges',
  );
}

const edgesOf = (column: RecordProxy) =>
  (tasksOf(column)?.getLinkedRecords('edges') ?? []).filter((edge) => nodeOf(edge));
const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');
const hasMore = (column: RecordProxy) => tasksOf(column)?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
const statusOf = (record: RecordProxy) => String(record.getValue('status'));
const isSameStatus = (one: string, other: string) => statusKey(one) === statusKey(other);

const sortKeysOf = (task: RecordProxy) => ({
  priority: Number(task.getValue('priority') ?? Infinity),
  createdAt: Date.parse(String(task.getValue('createdAt'))),
  id: task.getDataID(),
});

/** The fields that `placeTask` needs. Every operation that receives a task spreads this fragment. */
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
