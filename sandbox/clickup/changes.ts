import { randomInt } from 'node:crypto';
import type { Comment, Status, Task } from './model.ts';

/** Describes a change in a webhook event. All changes have the same author, because the API has a single token. */
export function describeChange(task: Task, field: string, details: object): object {
  const user = {
    id: 41_000_001,
    username: 'Mette Holm',
    email: 'mette.holm@portal.example',
    color: '#7b68ee',
    initials: 'MH',
    profilePicture: null,
  };
  return {
    id: `28${randomInt(10 ** 12)}`,
    type: 1,
    date: String(task.updatedAt),
    field,
    parent_id: task.listId,
    data: {},
    source: null,
    user,
    ...details,
  };
}

export const statusChange = (task: Task, before: Status | undefined, after: Status) =>
  describeChange(task, 'status', {
    data: { status_type: after.type },
    before: before ? statusFields(before) : { status: null, color: '#000000', type: 'removed', orderindex: -1 },
    after: statusFields(after),
  });

export const timeChange = (task: Task, milliseconds: number) =>
  describeChange(task, 'time_spent', {
    data: { total_time: String(task.timeSpentMs), rollup_time: String(task.timeSpentMs) },
    before: null,
    after: {
      id: String(randomInt(10 ** 9)),
      start: String(task.updatedAt - milliseconds),
      end: String(task.updatedAt),
      time: String(milliseconds),
    },
  });

export const commentChange = (task: Task, { id, text, at }: Comment) =>
  describeChange(task, 'comment', {
    before: null,
    after: id,
    comment: { id, date: String(at), parent: task.id, type: 1, text_content: text },
  });

const statusFields = ({ status, color, type, orderindex }: Status) => ({ status, color, type, orderindex });
