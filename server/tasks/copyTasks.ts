import { LockMode } from '@mikro-orm/postgresql';
import { dateOf } from '../../domain/dates.ts';
import { isApproval } from '../../domain/tasks.ts';
import { hoursText } from '../../domain/workedTime.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import { tellWhenLow, useHours } from '../clipCards/hours.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { Write } from '../db/writes.ts';
import type { ClickUpTask } from '../providers/clickup/ClickUp.ts';
import { Task } from './Task.ts';

const MINUTE = 60_000;
/** Few enough that a transaction is short, many enough that a full list is not thousands of them. */
const AT_ONCE = 50;
const system = { role: dbRoles.system };

export interface CardOfList {
  customerId: string;
  clipCardId: string;
}

/** Makes the copy say what the task tool said when it was asked; what it says already is left alone, and so is what was deleted since. */
export async function copyTasks(
  services: Services,
  card: CardOfList,
  found: ClickUpTask[],
  askedAt = Date.now(),
): Promise<void> {
  const different = await differing(services, card, found, askedAt);
  // In one order, so that two who copy at once wait for each other rather than forever.
  different.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let i = 0; i < different.length; i += AT_ONCE) {
    await services.writes.run(system, async (write) => {
      for (const task of different.slice(i, i + AT_ONCE)) await copyTask(write, services, card, task);
    });
  }
}

/** One task, as a part of what else its transaction does. Answers with its id here. */
export async function copyTask(
  write: Write,
  services: Services,
  { customerId, clipCardId }: CardOfList,
  found: ClickUpTask,
): Promise<string> {
  const { em, publish } = write;
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`task:${found.id}`]);
  const known = await em.findOne(Task, { clickUpId: found.id });
  // Answers overtake each other on the way; what is older than what is known says nothing.
  if (known && known.updatedAt.getTime() > found.updatedAt) return known.id;
  const task = known ?? new Task();
  const awaitedBefore = known ? isApproval(known.statusKey) && !known.deletedAt : false;
  Object.assign(task, {
    customerId,
    clipCardId,
    clickUpId: found.id,
    name: found.name,
    description: found.description,
    points: found.points,
    minutesSpent: Math.round(found.timeSpentMs / MINUTE),
    createdAt: new Date(found.createdAt),
    updatedAt: new Date(found.updatedAt),
    dueAt: found.dueDate === null ? null : new Date(found.dueDate),
    tags: found.tags.map(({ name, color }) => ({ name, color: color || null })),
    assignees: found.assignees.map(({ username, email, profilePicture }) => ({
      name: username,
      email: email || null,
      avatarUrl: profilePicture,
    })),
    customFields: found.customFields,
    deletedAt: null,
  });
  task.prioritise(found.priority);
  task.stand(found.status);
  em.persist(task);
  await em.flush();
  if (isApproval(task.statusKey) && !awaitedBefore) {
    write.webhook({
      customerId,
      type: 'task_awaiting_approval',
      data: { taskId: task.id, name: task.name, clipCardId },
    });
  }
  await enterTime(write, services, task);
  publish({ topic: 'task.changed', id: task.id, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
  return task.id;
}

/** Gone at the task tool. What its time was entered as stays. */
export async function dropTasks(services: Services, customerId: string, clickUpIds: string[]): Promise<void> {
  if (!clickUpIds.length) return;
  await services.writes.run(system, async ({ em, publish }) => {
    const gone: { id: string }[] = await em.execute(
      'update task set deleted_at = now() where customer_id = ? and click_up_id in (select jsonb_array_elements_text(?::jsonb)) and deleted_at is null returning id',
      [customerId, JSON.stringify(clickUpIds)],
    );
    for (const { id } of gone) publish({ topic: 'task.changed', id, customerId });
    if (gone.length) publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
}

/** The difference between what was worked and what was entered of it: entered once, whoever copies, and however often. */
async function enterTime(write: Write, services: Services, task: Task): Promise<void> {
  const [{ entered }] = await write.em.execute<[{ entered: number }]>(
    'select coalesce(sum(minutes), 0)::int as entered from hour_entry where task_id = ?',
    [task.id],
  );
  const minutes = task.minutesSpent - entered;
  if (!minutes) return;
  const card = await write.em.findOneOrFail(
    ClipCard,
    { id: task.clipCardId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const by = task.assignees.map(({ name }) => name).join(', ') || services.config.product;
  useHours(write, card, {
    minutes,
    description: task.name,
    loggedBy: by,
    taskId: task.id,
    workedOn: dateOf(task.updatedAt),
    ...(minutes < 0 && { reason: 'Rettet på opgaven' }),
  });
  await tellWhenLow(write, card, services);
  await recordActivity(
    write,
    { actorId: null, actorName: by, subjectId: null, subjectName: null },
    {
      customerId: card.customerId,
      entityType: 'clip_card_work',
      entityId: card.id,
      title:
        minutes > 0 ? `${hoursText(minutes)} på ${task.name}` : `${hoursText(-minutes)} givet tilbage på ${task.name}`,
    },
  );
}

interface KnownTask {
  clickUpId: string;
  updatedAt: string;
  minutesSpent: number;
  status: string;
  clipCardId: string;
  deletedAt: string | null;
}

async function differing(
  { reads }: Services,
  { clipCardId }: CardOfList,
  found: ClickUpTask[],
  askedAt: number,
): Promise<ClickUpTask[]> {
  const known = await reads.runSql<KnownTask>(
    system,
    `
    select click_up_id as "clickUpId", updated_at as "updatedAt", minutes_spent as "minutesSpent", status, clip_card_id as "clipCardId", deleted_at as "deletedAt"
    from task where click_up_id = any($1)`,
    [found.map(({ id }) => id)],
  );
  const byId = new Map(known.map((row) => [row.clickUpId, row]));
  return found.filter((task) => {
    const copy = byId.get(task.id);
    if (copy?.deletedAt) return Date.parse(copy.deletedAt) < askedAt;
    return (
      !copy ||
      copy.clipCardId !== clipCardId ||
      copy.status !== task.status.status ||
      copy.minutesSpent !== Math.round(task.timeSpentMs / MINUTE) ||
      Date.parse(copy.updatedAt) < task.updatedAt
    );
  });
}
