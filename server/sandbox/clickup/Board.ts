import { change, commentChange, statusChange, timeChange } from './changes.ts';
import { existing, Refusal } from './Refusal.ts';
import { statusesOf, type StatusSketch } from './startingState.ts';
import { newTaskId, type List, type ClickUpFile, type Status, type Task } from './state.ts';
import type { Webhooks } from './Webhooks.ts';

export type NewTask = { name: string } & Partial<Omit<Task, 'id' | 'listId' | 'updatedAt' | 'closedAt'>>;

/** One that is renamed says what it was, and keeps its tasks. */
export type NewStatus = StatusSketch & { was?: string };

/** What can happen to tasks, whether the API or a test does it: each is kept and told. */
export class Board {
  readonly #file: ClickUpFile;
  readonly #webhooks: Webhooks;

  constructor(file: ClickUpFile, webhooks: Webhooks) {
    this.#file = file;
    this.#webhooks = webhooks;
  }

  list(listId: string): List {
    return existing(
      this.#file.state.lists.find(({ id }) => id === listId),
      'List',
    );
  }

  task(taskId: string): Task {
    return existing(
      this.#file.state.tasks.find(({ id }) => id === taskId),
      'Task',
    );
  }

  statusOf({ listId, status }: Task): Status {
    return this.list(listId).statuses.find((candidate) => candidate.status === status)!;
  }

  add(listId: string, { status: wanted, ...wishes }: NewTask): Task {
    const { statuses } = this.list(listId);
    const status = wanted === undefined ? statuses[0]! : named(statuses, wanted);
    const now = Date.now();
    const task: Task = {
      id: newTaskId(),
      listId,
      parent: null,
      description: '',
      status: status.status,
      priority: null,
      timeSpentMs: 0,
      createdAt: now,
      dueDate: null,
      assigneeIds: [],
      tags: [],
      customFields: [],
      points: null,
      ...wishes,
      updatedAt: wishes.createdAt ?? now,
      closedAt: status.type === 'closed' ? now : null,
    };
    this.#file.state.tasks.push(task);
    this.#tell(task, ['taskCreated', 'taskStatusUpdated'], statusChange(task, undefined, status));
    return task;
  }

  move(taskId: string, wanted: string): Task {
    const task = this.task(taskId);
    const before = this.statusOf(task);
    const after = named(this.list(task.listId).statuses, wanted);
    if (after.status !== before.status) this.#put(task, before, after);
    return task;
  }

  /** A task is not told to have changed because its status is called otherwise; what stood in one that is gone is moved to the first. */
  setStatuses(listId: string, wanted: NewStatus[]): void {
    const list = this.list(listId);
    const before = list.statuses;
    list.statuses = statusesOf(wanted.map(({ was: _, ...status }) => status));
    for (const task of this.#file.state.tasks.filter((candidate) => candidate.listId === listId)) {
      const renamed = wanted.find(({ was }) => was === task.status);
      if (renamed) task.status = renamed.status;
      else if (!list.statuses.some(({ status }) => status === task.status))
        this.#put(
          task,
          before.find(({ status }) => status === task.status)!,
          list.statuses[0]!,
        );
    }
    this.#webhooks.recordList(listId);
    this.#file.save();
  }

  edit(taskId: string, { name, description }: { name?: unknown; description?: unknown }): Task {
    const task = this.task(taskId);
    const before = { name: task.name, description: task.description };
    Object.assign(task, typeof name === 'string' && { name }, typeof description === 'string' && { description });
    if (task.name === before.name && task.description === before.description) return task;
    this.#touch(task);
    this.#tell(
      task,
      ['taskUpdated'],
      change(task, task.name === before.name ? 'content' : 'name', { before: before.name, after: task.name }),
    );
    return task;
  }

  trackTime(taskId: string, milliseconds: number): void {
    const task = this.task(taskId);
    task.timeSpentMs += milliseconds;
    this.#touch(task);
    this.#tell(task, ['taskTimeTrackedUpdated', 'taskUpdated'], timeChange(task, milliseconds));
  }

  comment(taskId: string, text: string): { id: string; at: number } {
    const task = this.task(taskId);
    const comment = { id: this.#file.newId(), taskId, text, at: Date.now() };
    this.#file.state.comments.push(comment);
    this.#touch(task);
    this.#tell(task, ['taskCommentPosted', 'taskUpdated'], commentChange(task, comment));
    return comment;
  }

  remove(taskId: string): void {
    const task = this.task(taskId);
    this.#file.state.tasks = this.#file.state.tasks.filter((other) => other !== task);
    this.#tell(task, ['taskDeleted']);
  }

  #put(task: Task, before: Status, after: Status): void {
    task.status = after.status;
    this.#touch(task);
    task.closedAt = after.type === 'closed' ? task.updatedAt : null;
    this.#tell(task, ['taskStatusUpdated', 'taskUpdated'], statusChange(task, before, after));
  }

  /** Never the same moment twice, or a change would be lost to whoever asks for what is newer. */
  #touch(task: Task): void {
    task.updatedAt = Math.max(Date.now(), task.updatedAt + 1);
  }

  #tell(...told: Parameters<Webhooks['record']>): void {
    this.#webhooks.record(...told);
    this.#file.save();
  }
}

/** ClickUp takes the name of a status in any case. */
function named(statuses: Status[], wanted: string): Status {
  const status = statuses.find((candidate) => candidate.status.toLowerCase() === wanted.toLowerCase());
  if (!status) throw new Refusal(400, 'Status does not exist', 'CRTSK_001');
  return status;
}
