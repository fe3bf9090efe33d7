import { describeChange, commentChange, statusChange, timeChange } from './changes.ts';
import { requireFound, ClickUpApiError } from './ClickUpApiError.ts';
import type { Attachment, Comment, CommentSegment, List, Status, Task } from './model.ts';
import { statusesOf, type StatusDefinition } from './startingState.ts';
import { newTaskId, type ClickUpFile } from './state.ts';
import type { Webhooks } from './Webhooks.ts';

export type NewTask = { name: string } & Partial<Omit<Task, 'id' | 'listId' | 'updatedAt' | 'closedAt'>>;

/** A status in a changed list. `was` is the former name of a renamed status, which keeps its tasks. */
export type NewStatus = StatusDefinition & { was?: string };

/** Changes tasks for the API and for tests. Stores each change and sends its webhook events. */
export class Board {
  readonly #file: ClickUpFile;
  readonly #webhooks: Webhooks;

  constructor(file: ClickUpFile, webhooks: Webhooks) {
    this.#file = file;
    this.#webhooks = webhooks;
  }

  list(listId: string): List {
    return requireFound(
      this.#file.state.lists.find(({ id }) => id === listId),
      'List',
    );
  }

  task(taskId: string): Task {
    return requireFound(
      this.#file.state.tasks.find(({ id }) => id === taskId),
      'Task',
    );
  }

  statusOf({ listId, status }: Task): Status {
    return this.list(listId).statuses.find((candidate) => candidate.status === status)!;
  }

  add(listId: string, { status: statusName, ...details }: NewTask): Task {
    const { statuses } = this.list(listId);
    const status = statusName === undefined ? statuses[0]! : findStatus(statuses, statusName);
    const now = Date.now();
    const task: Task = {
      id: newTaskId(),
      listId,
      parent: null,
      description: '',
      status: status.status,
      priority: null,
      timeSpentMs: 0,
      timeEstimateMs: null,
      createdAt: now,
      dueDate: null,
      assigneeIds: [],
      tags: [],
      customFields: [],
      points: null,
      ...details,
      updatedAt: details.createdAt ?? now,
      closedAt: status.type === 'closed' ? now : null,
    };
    this.#file.state.tasks.push(task);
    this.#record(task, ['taskCreated', 'taskStatusUpdated'], statusChange(task, undefined, status));
    return task;
  }

  move(taskId: string, statusName: string): Task {
    const task = this.task(taskId);
    const before = this.statusOf(task);
    const after = findStatus(this.list(task.listId).statuses, statusName);
    if (after.status !== before.status) this.#changeStatus(task, before, after);
    return task;
  }

  /**
   * Replaces the statuses of a list. Tasks of a renamed status get its new name without an event of their own; tasks of
   * a removed status move to the first status.
   */
  setStatuses(listId: string, statuses: NewStatus[]): void {
    const list = this.list(listId);
    const before = list.statuses;
    list.statuses = statusesOf(statuses.map(({ was: _, ...status }) => status));
    for (const task of this.#file.state.tasks.filter((candidate) => candidate.listId === listId)) {
      const renamed = statuses.find(({ was }) => was === task.status);
      if (renamed) task.status = renamed.status;
      else if (!list.statuses.some(({ status }) => status === task.status))
        this.#changeStatus(
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
    this.#record(
      task,
      ['taskUpdated'],
      describeChange(task, task.name === before.name ? 'content' : 'name', { before: before.name, after: task.name }),
    );
    return task;
  }

  trackTime(taskId: string, milliseconds: number): void {
    const task = this.task(taskId);
    task.timeSpentMs += milliseconds;
    this.#touch(task);
    this.#record(task, ['taskTimeTrackedUpdated', 'taskUpdated'], timeChange(task, milliseconds));
  }

  /** Comments with the newest first. Two of the same millisecond have an order too. */
  comments(taskId: string): Comment[] {
    const { id } = this.task(taskId);
    return this.#file.state.comments.filter((comment) => comment.taskId === id).toReversed();
  }

  comment(taskId: string, text: string | CommentSegment[], { userId, at }: { userId?: number; at?: number } = {}) {
    const task = this.task(taskId);
    const comment: Comment = {
      id: this.#file.newId(),
      taskId,
      ...contentOf(text),
      at: at ?? Date.now(),
      ...(userId !== undefined && { userId }),
    };
    this.#file.state.comments.push(comment);
    this.#touch(task);
    this.#record(task, ['taskCommentPosted', 'taskUpdated'], commentChange(task, comment));
    return comment;
  }

  attach(taskId: string, file: Pick<Attachment, 'title' | 'size'>): Attachment {
    const task = this.task(taskId);
    const extension = file.title.split('.').at(-1)!;
    const attachment = { ...file, id: `${crypto.randomUUID()}.${extension}`, at: Date.now() };
    task.attachments = [...(task.attachments ?? []), attachment];
    this.#touch(task);
    this.#file.save();
    return attachment;
  }

  editComment(commentId: string, text: string | CommentSegment[]): void {
    const comment = this.#findComment(commentId);
    const task = this.task(comment.taskId);
    delete comment.segments;
    Object.assign(comment, contentOf(text));
    this.#record(task, ['taskCommentUpdated'], commentChange(task, comment));
  }

  /** ClickUp sends no event about a deleted comment. */
  removeComment(commentId: string): void {
    const comment = this.#findComment(commentId);
    this.#file.state.comments = this.#file.state.comments.filter((other) => other !== comment);
    this.#file.save();
  }

  #findComment(commentId: string): Comment {
    return requireFound(
      this.#file.state.comments.find(({ id }) => id === commentId),
      'Comment',
    );
  }

  remove(taskId: string): void {
    const task = this.task(taskId);
    this.#file.state.tasks = this.#file.state.tasks.filter((other) => other !== task);
    this.#record(task, ['taskDeleted']);
  }

  #changeStatus(task: Task, before: Status, after: Status): void {
    task.status = after.status;
    this.#touch(task);
    task.closedAt = after.type === 'closed' ? task.updatedAt : null;
    this.#record(task, ['taskStatusUpdated', 'taskUpdated'], statusChange(task, before, after));
  }

  /** Each change gets a later timestamp, so that a client that asks for newer tasks misses none. */
  #touch(task: Task): void {
    task.updatedAt = Math.max(Date.now(), task.updatedAt + 1);
  }

  #record(...event: Parameters<Webhooks['record']>): void {
    this.#webhooks.record(...event);
    this.#file.save();
  }
}

const contentOf = (text: string | CommentSegment[]): Pick<Comment, 'text' | 'segments'> =>
  typeof text === 'string'
    ? { text }
    : { text: text.map(({ text: part }) => part).join(''), segments: structuredClone(text) };

/** ClickUp accepts the name of a status in any case. */
function findStatus(statuses: Status[], name: string): Status {
  const status = statuses.find((candidate) => candidate.status.toLowerCase() === name.toLowerCase());
  if (!status) throw new ClickUpApiError(400, 'Status does not exist', 'CRTSK_001');
  return status;
}
