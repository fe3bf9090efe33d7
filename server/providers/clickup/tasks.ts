import { z } from 'zod';
import type { Call } from '../http/ApiClient.ts';
import { id, listOf, timestamp, number, optionalNumber, optionalText, text } from '../lenient.ts';
import { customFieldsAnswer, type ClickUpCustomField } from './customFields.ts';

/** Timestamps and durations are in milliseconds. */
export interface ClickUpTask {
  id: string;
  listId: string;
  name: string;
  description: string;
  status: { status: string; color: string; type: string };
  priority: 1 | 2 | 3 | 4 | null;
  timeSpentMs: number;
  timeEstimateMs: number | null;
  createdAt: number;
  updatedAt: number;
  dueDate: number | null;
  assignees: { username: string; email: string; profilePicture: string | null }[];
  tags: { name: string; color: string }[];
  customFields: ClickUpCustomField[];
  points: number | null;
}

const priority = z
  .union([z.object({ id: optionalNumber }).transform((value) => value.id), optionalNumber])
  .catch(null)
  .transform((value) => ([1, 2, 3, 4] as const).find((known) => known === value) ?? null);

const assignee = z
  .object({ username: text, email: text, profilePicture: optionalText })
  .transform((user) => ({ ...user, username: user.username || user.email }));

const tag = z.object({ name: z.string(), tag_bg: text }).transform(({ name, tag_bg: color }) => ({ name, color }));

export const taskAnswer = z
  .object({
    id,
    name: text,
    description: optionalText,
    text_content: text,
    status: z.object({ status: z.string(), color: text, type: text }),
    priority,
    // ClickUp leaves the field out while no time is tracked.
    time_spent: number,
    time_estimate: optionalNumber,
    date_created: timestamp,
    date_updated: timestamp,
    due_date: optionalNumber,
    assignees: listOf(assignee),
    tags: listOf(tag),
    custom_fields: customFieldsAnswer,
    points: optionalNumber,
    list: z.object({ id }),
  })
  .transform((task): ClickUpTask => ({
    id: task.id,
    listId: task.list.id,
    name: task.name,
    description: task.description ?? task.text_content,
    status: task.status,
    priority: task.priority,
    timeSpentMs: task.time_spent,
    timeEstimateMs: task.time_estimate,
    createdAt: task.date_created,
    updatedAt: task.date_updated,
    dueDate: task.due_date,
    assignees: task.assignees,
    tags: task.tags,
    customFields: task.custom_fields,
    points: task.points,
  }));

const PAGE_SIZE = 100;
const pageAnswer = z.object({ tasks: z.array(taskAnswer), last_page: z.boolean().optional() });

/**
 * Loads all pages, with closed tasks and subtasks. The oldest tasks come first, so that a task that is created
 * meanwhile does not move other tasks to another page.
 */
export async function loadTasks(call: Call, listId: string, updatedSince: number | undefined): Promise<ClickUpTask[]> {
  const tasksById = new Map<string, ClickUpTask>();
  for (let page = 0; ; page += 1) {
    const query = {
      page,
      archived: false,
      order_by: 'created',
      reverse: true,
      subtasks: true,
      include_closed: true,
      // ClickUp's parameter is exclusive.
      ...(updatedSince !== undefined && { date_updated_gt: updatedSince - 1 }),
    };
    const { tasks, last_page: isLast } = await call(
      { method: 'GET', path: ['list', listId, 'task'], query },
      pageAnswer,
    );
    for (const task of tasks) tasksById.set(task.id, task);
    if (tasks.length === 0 || (isLast ?? tasks.length < PAGE_SIZE)) return [...tasksById.values()];
  }
}
