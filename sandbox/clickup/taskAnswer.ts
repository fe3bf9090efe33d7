import type { Attachment, ClickUpState, Status, Task } from './model.ts';
import { userAnswer } from './placeAnswers.ts';

const priorities = [
  ['urgent', '#f50000'],
  ['high', '#f8ae00'],
  ['normal', '#6fddff'],
  ['low', '#d8d8d8'],
] as const;

/** A task in ClickUp's form: timestamps as text, priorities as words, and `time_spent` only if it is not zero. */
export function taskAnswer(state: ClickUpState, task: Task, { id: _, ...status }: Status): object {
  const list = state.lists.find(({ id }) => id === task.listId)!;
  const folder = state.folders.find(({ id }) => id === list.folderId)!;
  const [creator] = state.team.members;
  return {
    id: task.id,
    custom_id: null,
    custom_item_id: 0,
    name: task.name,
    text_content: task.description,
    description: task.description,
    status,
    orderindex: `${task.createdAt}.00000000000000000000000000000000`,
    date_created: String(task.createdAt),
    date_updated: String(task.updatedAt),
    date_closed: asText(task.closedAt),
    date_done: asText(task.closedAt),
    archived: false,
    creator: userAnswer(creator!),
    assignees: state.team.members.filter(({ id }) => task.assigneeIds.includes(id)).map(userAnswer),
    group_assignees: [],
    watchers: [],
    checklists: [],
    tags: task.tags.map(({ name, color }) => ({ name, tag_fg: '#ffffff', tag_bg: color, creator: creator!.id })),
    parent: task.parent,
    priority: priorityOf(task.priority),
    due_date: asText(task.dueDate),
    start_date: null,
    points: task.points,
    time_estimate: asText(task.timeEstimateMs ?? null),
    ...(task.timeSpentMs > 0 && { time_spent: asText(task.timeSpentMs) }),
    custom_fields: task.customFields.map((field) => ({
      date_created: '1700000000000',
      hide_from_guests: false,
      required: false,
      ...field,
    })),
    attachments: (task.attachments ?? []).map((attachment) => ({
      ...attachmentAnswer(attachment),
      version: 0,
      parent_id: task.id,
      size: attachment.size,
      deleted: false,
      hidden: false,
    })),
    dependencies: [],
    linked_tasks: [],
    locations: [],
    team_id: state.team.id,
    url: `https://app.clickup.com/t/${task.id}`,
    sharing: { public: false },
    permission_level: 'create',
    list: { id: list.id, name: list.name, access: true },
    project: { id: folder.id, name: folder.name, hidden: false, access: true },
    folder: { id: folder.id, name: folder.name, hidden: false, access: true },
    space: { id: folder.spaceId },
  };
}

const asText = (time: number | null) => (time === null ? null : String(time));

function priorityOf(priority: Task['priority']) {
  if (priority === null) return null;
  const [name, color] = priorities[priority - 1]!;
  return { color, id: String(priority), orderindex: String(priority), priority: name };
}

/** An attachment as the call that adds it answers, without its size. */
export const attachmentAnswer = ({ id, title, at }: Attachment) => ({
  id,
  version: '0',
  date: at,
  title,
  extension: title.split('.').at(-1)!,
  thumbnail_small: null,
  thumbnail_large: null,
  url: `https://t9007000001.p.clickup-attachments.com/t9007000001/${id}`,
});
