import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { isPlainHttpsAddress } from '../../../../domain/basics/webAddress.ts';
import { formatWorkedTime } from '../../../../domain/sales/formatWorkedTime.ts';
import { isApprovalStatus } from '../../../../domain/work/tasks.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpTask } from '../../../providers/clickup/ClickUp.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { notifyLowBalance, bookHours } from '../../sales/clipCards/bookHours.service.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { statusColumns, Task } from './Task.ts';

const MINUTE_MS = 60_000;
/** Ten thousand hours. */
const MAX_ESTIMATE_MINUTES = 600_000;
/** Tasks per transaction: keeps transactions short without splitting a full list into thousands. */
const BATCH_SIZE = 50;
const system = { role: dbRoles.system };

export interface CardOfList {
  customerId: string;
  clipCardId: string;
}

/** Stores tasks that ClickUp returned. Unchanged tasks, and tasks that were deleted after `readAt`, are skipped. */
export async function copyTasks(
  services: Services,
  card: CardOfList,
  found: ClickUpTask[],
  readAt = Date.now(),
): Promise<void> {
  const changedTasks = await findChangedTasks(services, card, found, readAt);
  // A fixed order prevents deadlocks between concurrent copies.
  changedTasks.sort((one, other) => (one.id < other.id ? -1 : 1));
  for (let i = 0; i < changedTasks.length; i += BATCH_SIZE) {
    await services.writes.run(system, async (write) => {
      for (const task of changedTasks.slice(i, i + BATCH_SIZE)) await copyTask(write, services, card, task);
    });
  }
}

/** Stores one task within a transaction and returns the portal's id of the task. */
export async function copyTask(
  write: Write,
  services: Services,
  { customerId, clipCardId }: CardOfList,
  found: ClickUpTask,
): Promise<string> {
  const { em, publish } = write;
  await takeLock(write, `task:${found.id}`);
  const existing = await em.findOne(Task, { clickUpId: found.id });
  // Answers can arrive out of order, so an older state is ignored.
  if (existing && existing.updatedAt.getTime() > found.updatedAt) return existing.id;
  const wasAwaiting = existing ? isApprovalStatus(existing.statusKey) && !existing.deletedAt : false;
  const copied = {
    customerId,
    clipCardId,
    clickUpId: found.id,
    name: found.name,
    description: found.description,
    points: found.points,
    minutesSpent: Math.round(found.timeSpentMs / MINUTE_MS),
    estimateMinutes: minutesOfEstimate(found.timeEstimateMs),
    createdAt: new Date(found.createdAt),
    updatedAt: new Date(found.updatedAt),
    dueAt: found.dueDate === null ? null : new Date(found.dueDate),
    tags: found.tags.map(({ name, color }) => ({ name, color: color || null })),
    assignees: found.assignees.map(({ username, email, profilePicture }) => ({
      name: username,
      email: email || null,
      avatarUrl: profilePicture && isPlainHttpsAddress(profilePicture) ? profilePicture : null,
    })),
    customFields: found.customFields,
    deletedAt: null,
  };
  const task = existing
    ? Object.assign(existing, copied)
    : em.create(Task, { ...copied, ...statusColumns(copied, found.status) });
  task.setPriority(found.priority);
  task.setStatus(found.status);
  await em.flush();
  if (isApprovalStatus(task.statusKey) && !wasAwaiting) {
    write.webhook({
      customerId,
      type: 'task_awaiting_approval',
      data: { taskId: task.id, name: task.name, clipCardId },
    });
  }
  await bookTime(write, services, task);
  for (const { whenTaskIsStored } of services.rooms) await whenTaskIsStored?.(write, customerId, task.clickUpId);
  publish({ topic: 'task.changed', id: task.id, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
  return task.id;
}

/** ClickUp stores a removed estimate as 0. What no task can take is not stored, so that sums stay numbers. */
const minutesOfEstimate = (milliseconds: number | null): number | null => {
  const minutes = Math.round((milliseconds ?? 0) / MINUTE_MS);
  return minutes > 0 ? Math.min(minutes, MAX_ESTIMATE_MINUTES) : null;
};

/** Marks tasks as deleted that are gone at ClickUp. Their hour entries stay. */
export async function deleteTasks(services: Services, customerId: string, clickUpIds: string[]): Promise<void> {
  if (!clickUpIds.length) return;
  await services.writes.run(system, async ({ em, publish }) => {
    const deleted = await runIn(
      em,
      sql<{ id: string }>`
        update task set deleted_at = now()
        where customer_id = ${customerId}
          and click_up_id in (select jsonb_array_elements_text(${JSON.stringify(clickUpIds)}::jsonb))
          and deleted_at is null
        returning id`,
    );
    for (const { id } of deleted) publish({ topic: 'task.changed', id, customerId });
    if (deleted.length) publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
}

/** Books the difference between the tracked and the booked time, so that repeated copies book nothing twice. */
async function bookTime(write: Write, services: Services, task: Task): Promise<void> {
  const [booked] = await runIn(
    write.em,
    sql<{ entered: number }>`
      select coalesce(sum(minutes), 0)::int as entered from hour_entry where task_id = ${task.id}`,
  );
  const minutes = task.minutesSpent - booked!.entered;
  if (!minutes) return;
  const card = await write.em.findOneOrFail(
    ClipCard,
    { id: task.clipCardId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  const assigneeNames = task.assignees.map(({ name }) => name).join(', ') || services.config.product;
  bookHours(write, card, {
    minutes,
    description: task.name,
    loggedBy: assigneeNames,
    taskId: task.id,
    workedOn: dateOf(task.updatedAt),
    ...(minutes < 0 && { reason: 'Rettet på opgaven' }),
  });
  await notifyLowBalance(write, card, services);
  await recordActivity(
    write,
    { actorId: null, actorName: assigneeNames, subjectId: null, subjectName: null },
    {
      customerId: card.customerId,
      entityType: 'clip_card_work',
      entityId: card.id,
      title:
        minutes > 0
          ? `${formatWorkedTime(minutes)} på ${task.name}`
          : `${formatWorkedTime(-minutes)} givet tilbage på ${task.name}`,
    },
  );
}

interface KnownTask {
  clickUpId: string;
  updatedAt: string;
  minutesSpent: number;
  estimateMinutes: number | null;
  status: string;
  clipCardId: string;
  deletedAt: string | null;
}

async function findChangedTasks(
  { reads }: Services,
  { clipCardId }: CardOfList,
  found: ClickUpTask[],
  readAt: number,
): Promise<ClickUpTask[]> {
  const existing = await reads.run(
    system,
    sql<KnownTask>`
      select click_up_id as "clickUpId", updated_at as "updatedAt", minutes_spent as "minutesSpent", status,
        estimate_minutes as "estimateMinutes", clip_card_id as "clipCardId", deleted_at as "deletedAt"
      from task where click_up_id = any(${found.map(({ id }) => id)})`,
  );
  const byId = new Map(existing.map((row) => [row.clickUpId, row]));
  return found.filter((task) => {
    const copy = byId.get(task.id);
    if (copy?.deletedAt) return Date.parse(copy.deletedAt) < readAt;
    return (
      !copy ||
      copy.clipCardId !== clipCardId ||
      copy.status !== task.status.status ||
      copy.minutesSpent !== Math.round(task.timeSpentMs / MINUTE_MS) ||
      copy.estimateMinutes !== minutesOfEstimate(task.timeEstimateMs) ||
      Date.parse(copy.updatedAt) < task.updatedAt
    );
  });
}
