import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { statusKey } from '../../../domain/work/tasks.ts';
import type { TaskFilter } from './taskView.ts';

const COLUMN_TASKS = 'TaskColumn_tasks';

/** Which tasks a board shows: of one card or of all cards, and all of them or those that meet a filter. */
export interface BoardView {
  clipCardId: string | undefined;
  filter?: TaskFilter | undefined;
}

/** How a task moved on the board that is shown. */
export interface Move {
  /** Name of the task. */
  name: string;
  /** Status of the column that contained the task. Undefined when no column did. */
  from: string | undefined;
  /** Status of the column that the task belongs in. Undefined when there is none. */
  to: string | undefined;
  /** The task belongs on the board, but the board has no column for its status. */
  isWithoutColumn: boolean;
}

interface Board extends BoardView {
  columns: RecordProxy[];
}

/**
 * Moves a task to the column of its status on the board that is shown, and on the other loaded boards without a filter.
 * Relay's directives can only insert an edge first or last, but tasks are ordered by priority and age, so the task is
 * removed from every column and inserted at its position. A task that belongs on a page which is not loaded yet is not
 * inserted. The counts of the columns come from the server, because not all tasks of a column are loaded.
 *
 * Returns the move on the board that is shown.
 */
export function placeTask(
  store: RecordSourceProxy,
  task: RecordProxy | null | undefined,
  view: BoardView,
): Move | undefined {
  if (!task) return undefined;
  const cardId = task.getLinkedRecord('clipCard')?.getDataID();
  return boardsIn(store, view, cardId)
    .map((board) => {
      const isOfBoard = board.clipCardId === undefined || board.clipCardId === cardId;
      // The server says whether the task meets the filter.
      const isMatch = !board.filter || task.getValue('matches', { filter: board.filter }) === true;
      return moveOnBoard(store, board, task, isOfBoard && isMatch);
    })
    .at(0);
}

/** Removes a deleted task from every column and from the store. Returns nothing when the task is not in the store. */
export function removeTask(store: RecordSourceProxy, taskId: string, view: BoardView): Move | undefined {
  const task = store.get(taskId);
  if (!task) return undefined;
  const cardId = task.getLinkedRecord('clipCard')?.getDataID();
  const [move] = boardsIn(store, view, cardId).map((board) => moveOnBoard(store, board, task, false));
  store.delete(taskId);
  return move;
}

const boardIn = (store: RecordSourceProxy): RecordProxy | null | undefined =>
  store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('customer')?.getLinkedRecord('taskBoard');

/** Returns the connection of a column's tasks, or nothing while the tasks are not loaded. */
export const tasksOf = (column: RecordProxy, filter?: TaskFilter): RecordProxy | null | undefined =>
  ConnectionHandler.getConnection(column, COLUMN_TASKS, { filter });

/** The server's order: by priority, then newest first. */
function isOrderedBefore(task: RecordProxy, other: RecordProxy): boolean {
  const [mine, its] = [sortKeysOf(task), sortKeysOf(other)];
  return mine.priority !== its.priority
    ? mine.priority < its.priority
    : mine.createdAt !== its.createdAt
      ? mine.createdAt > its.createdAt
      : mine.id > its.id;
}

/** The board that is shown, and then the boards of all cards and of the task's card, which the user may go back to. */
function boardsIn(store: RecordSourceProxy, view: BoardView, cardId: string | undefined): Board[] {
  const board = boardIn(store);
  const others = [undefined, cardId]
    .map((clipCardId) => ({ clipCardId, filter: undefined }))
    .filter(({ clipCardId }) => view.filter || clipCardId !== view.clipCardId);
  return [view, ...others].map(({ clipCardId, filter }) => ({
    clipCardId,
    filter,
    columns: board?.getLinkedRecords('columns', { clipCardId }) ?? [],
  }));
}

function moveOnBoard(
  store: RecordSourceProxy,
  { filter, columns }: Board,
  task: RecordProxy,
  isOnBoard: boolean,
): Move {
  const fromColumn = columns.find((column) => containsTask(column, task, filter));
  const targetColumn = isOnBoard ? columns.find((column) => isSameStatus(statusOf(column), statusOf(task))) : undefined;
  const loaded = fromColumn && tasksOf(fromColumn, filter);
  if (loaded) ConnectionHandler.deleteNode(loaded, task.getDataID());
  for (const column of columns) placeNewTask(column, task, { filter, isInColumn: column === targetColumn });
  if (targetColumn) insertTask(store, targetColumn, task, filter);
  return {
    name: String(task.getValue('name')),
    from: fromColumn && statusOf(fromColumn),
    to: targetColumn && statusOf(targetColumn),
    isWithoutColumn: isOnBoard && !targetColumn,
  };
}

/** Keeps the tasks that are new to the user, which a column shows first. */
function placeNewTask(
  column: RecordProxy,
  task: RecordProxy,
  { filter, isInColumn }: { filter: TaskFilter | undefined; isInColumn: boolean },
): void {
  const newTasks = newTasksOf(column, filter);
  if (!newTasks) return;
  const isNew = isInColumn && task.getValue('isNew') === true;
  const isListed = newTasks.includes(task);
  if (isNew && !isListed) column.setLinkedRecords([task, ...newTasks], 'newTasks', { filter });
  if (!isNew && isListed)
    column.setLinkedRecords(
      newTasks.filter((other) => other !== task),
      'newTasks',
      { filter },
    );
}

const newTasksOf = (column: RecordProxy, filter: TaskFilter | undefined) =>
  column.getLinkedRecords('newTasks', { filter });

const containsTask = (column: RecordProxy, task: RecordProxy, filter: TaskFilter | undefined) =>
  edgesOf(column, filter).some((edge) => nodeOf(edge)?.getDataID() === task.getDataID()) ||
  (newTasksOf(column, filter) ?? []).includes(task);

function insertTask(
  store: RecordSourceProxy,
  column: RecordProxy,
  task: RecordProxy,
  filter: TaskFilter | undefined,
): void {
  const tasks = tasksOf(column, filter);
  if (!tasks) return;
  const edges = edgesOf(column, filter);
  const nextIndex = edges.findIndex((edge) => isOrderedBefore(task, nodeOf(edge)!));
  // The task belongs after the loaded tasks. It will be loaded with its page.
  if (nextIndex < 0 && hasMore(tasks)) return;
  const index = nextIndex < 0 ? edges.length : nextIndex;
  tasks.setLinkedRecords(
    edges.toSpliced(index, 0, ConnectionHandler.createEdge(store, tasks, task, 'TaskEdge')),
    'edges',
  );
}

const edgesOf = (column: RecordProxy, filter: TaskFilter | undefined) =>
  (tasksOf(column, filter)?.getLinkedRecords('edges') ?? []).filter((edge) => nodeOf(edge));
const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord('node');
const hasMore = (tasks: RecordProxy) => tasks.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
const statusOf = (record: RecordProxy) => String(record.getValue('status'));
const isSameStatus = (one: string, other: string) => statusKey(one) === statusKey(other);

const sortKeysOf = (task: RecordProxy) => ({
  priority: Number(task.getValue('priority') ?? Infinity),
  createdAt: Date.parse(String(task.getValue('createdAt'))),
  id: task.getDataID(),
});

/** The fields that `placeTask` needs. Every operation that receives a task spreads this fragment. */
graphql`
  fragment placeTask_task on Task @argumentDefinitions(filter: { type: "TaskFilter" }) {
    id
    name
    status
    priority
    createdAt
    isNew
    matches(filter: $filter)
    clipCard {
      id
    }
  }
`;
