import { sql } from 'kysely';
import { cutText } from '../../../../domain/basics/graphemes.ts';
import { approvedStatus, isApprovalStatus, statusName } from '../../../../domain/work/tasks.ts';
import { newTaskForm } from '../../../../domain/work/validation/tasks.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { currentJournal } from '../../../platform/db/replayJournal.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError, badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { ClickUpClient, ClickUpTask } from '../../../providers/clickup/ClickUp.ts';
import { actorOf, recordActivity, actorLabel } from '../../companies/activity/activity.service.ts';
import { clipCardById } from '../../sales/clipCards/clipCard.reads.ts';
import { copyTask, deleteTasks } from './copyTasks.ts';
import { markTaskSeen } from './newTasks.service.ts';
import { taskById, taskChange, type TaskRow } from './task.reads.ts';
import type { CreateTaskInput } from './task.types.ts';
import { findCardAndList, createOrAdoptList, refreshStatuses, type CardAndList } from './taskLists.ts';
import { completeRequest, runOncePerRequest, requestKey } from './taskRequests.service.ts';

const system = { role: dbRoles.system };
const CLOCK_TOLERANCE_MS = 60_000;
export const NO_CLOSING_STATUS = 'Opgavens liste har ingen status, der afslutter den. Skriv til os, så ordner vi det.';

/** Creates the task at ClickUp first and stores a copy of the answer. */
export async function createTask(ctx: Context, { requestId, ...input }: CreateTaskInput) {
  const customerId = ctx.companyFor('manageTasks');
  const form = parseInput(newTaskForm, input);
  const card = await clipCardById(ctx, form.clipCardId);
  if (!card) throw badInput({ clipCardId: 'Klippekortet findes ikke' }, 'NOT_FOUND');
  if (card.status !== 'ACTIVE')
    throw badInput(
      {
        clipCardId:
          card.status === 'USED'
            ? 'Klippekortet er brugt. Køb et nyt, før du opretter opgaver.'
            : 'Klippekortet er ikke aktivt',
      },
      'NOT_ALLOWED',
    );
  const { services } = ctx;
  const clickUp = services.clickUp.within(services.config.timeLimits.operationCalls);
  const key = requestKey(customerId, 'create', requestId);
  const id = await runOncePerRequest(services, key, async (triedAt) => {
    const list = await ensureList(ctx, card.id, clickUp);
    // Before the task is created: a refusal must mean that nothing was created.
    if (!list.statuses?.length) await refreshStatuses(services, clickUp, list);
    const created =
      (triedAt && (await findTaskCreatedSince(triedAt, list.clickUpId!, form.name, clickUp))) ??
      (await clickUp.createTask({
        listId: list.clickUpId!,
        name: form.name,
        description: form.description ?? undefined,
      }));
    return storeTask(ctx, list, created, async (write, taskId) => {
      await completeRequest(write, key, taskId);
      await recordTaskActivity(ctx, write, list, `Opgaven ${created.name} er oprettet`);
    });
  });
  // A task is not new to the person who created it.
  if (ctx.viewer.kind === 'session') await markTaskSeen(ctx, id);
  return taskChange(ctx, id);
}

/** Moves a task from client approval to the status that closes tasks of its list. */
export async function approveTask(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageTasks');
  const { services } = ctx;
  const clickUp = services.clickUp.within(services.config.timeLimits.operationCalls);
  const { task, card } = await readTaskAndCard(ctx, id);
  // The interrupted first attempt of a repeated call may already have moved the task.
  await assertAwaiting(ctx, task, card, { clickUp, mayBeApproved: currentJournal()?.isRepeat });
  const closingStatus =
    approvedStatus(card.statuses ?? []) ?? approvedStatus((await refreshStatuses(services, clickUp, card)) ?? []);
  if (!closingStatus) throw conflict(NO_CLOSING_STATUS);
  const moved = await clickUp.setStatus(task.clickUpId, closingStatus);
  await storeTask(ctx, card, moved, async (write) => {
    // An approval that can still be undone is overtaken by this one.
    await runIn(write.em, sql`delete from task_approval where task_id = ${id}`);
    // Of two concurrent approvals, only the first one is recorded.
    const updated = await runIn(
      write.em,
      sql`
        update task set approved_at = now(), approved_by = ${actorLabel(ctx.viewer)}
        where id = ${id} and approved_at is null returning 1`,
    );
    if (updated.length) await recordTaskActivity(ctx, write, card, `Opgaven ${moved.name} er godkendt`);
  });
  return taskChange(ctx, id);
}

export async function readTaskAndCard(ctx: Context, id: string): Promise<{ task: TaskRow; card: CardAndList }> {
  const task = await taskById(ctx, id);
  const card = task && (await findCardAndList(ctx.services, task.clipCardId));
  if (!task || !card) throw notFound('Opgaven findes ikke');
  return { task, card };
}

/**
 * Checks the task at ClickUp, since the copy may be outdated. Updates the copy when the task does not await approval.
 * @throws AppError `CONFLICT` when the task does not await approval.
 */
export async function assertAwaiting(
  ctx: Context,
  { customerId, clickUpId }: TaskRow,
  card: CardAndList,
  { clickUp, mayBeApproved = false }: { clickUp: ClickUpClient; mayBeApproved?: boolean | undefined },
): Promise<void> {
  const current = await clickUp.task(clickUpId);
  if (!current) {
    await deleteTasks(ctx.services, customerId, [clickUpId]);
    throw new AppError('CONFLICT', 'Opgaven findes ikke længere');
  }
  const { status } = current.status;
  const isApproved = status === approvedStatus(card.statuses ?? []);
  if (isApprovalStatus(status) || (mayBeApproved && isApproved)) return;
  await storeTask(ctx, card, current, async () => undefined);
  throw new AppError('CONFLICT', `Opgaven venter ikke længere på godkendelse: den står i '${statusName(status)}'`);
}

/** Returns the list of a card. The list of a recently activated card may not exist yet and is then created. */
async function ensureList(ctx: Context, clipCardId: string, clickUp: ClickUpClient): Promise<CardAndList> {
  const { services } = ctx;
  const card = (await findCardAndList(services, clipCardId))!;
  if (card.clickUpId) return card;
  const [folder] = await services.reads.run(
    system,
    sql<{ id: string | null }>`select click_up_folder_id as id from customer where id = ${card.customerId}`,
  );
  if (!services.clickUp.isConfigured) throw new AppError('NOT_CONFIGURED', 'ClickUp er ikke sat op endnu.');
  if (!folder?.id)
    throw new AppError('CONFLICT', 'Jeres opgavetavle er ikke sat op endnu. Skriv til os, så gør vi den klar.');
  return createOrAdoptList(services, clickUp, card, folder.id);
}

/** Finds the task of an attempt whose answer was lost: a task with the name that is newer than the attempt. */
async function findTaskCreatedSince(
  triedAt: Date,
  listId: string,
  name: string,
  clickUp: ClickUpClient,
): Promise<ClickUpTask | undefined> {
  const since = triedAt.getTime() - CLOCK_TOLERANCE_MS;
  return (await clickUp.tasks(listId, { updatedSince: since })).find(
    (task) => task.name === name && task.createdAt >= since,
  );
}

const storeTask = (
  ctx: Context,
  card: CardAndList,
  found: ClickUpTask,
  afterwards: (write: Write, taskId: string) => Promise<void>,
) =>
  ctx.writeAsSystem(async (write) => {
    const id = await copyTask(write, ctx.services, card, found);
    await afterwards(write, id);
    return id;
  });

export const recordTaskActivity = (
  ctx: Context,
  write: Write,
  { customerId, clipCardId }: CardAndList,
  title: string,
  description?: string,
) =>
  recordActivity(write, actorOf(ctx.viewer), {
    customerId,
    entityType: 'clip_card_work',
    entityId: clipCardId,
    title,
    ...(description && { description: cutText(description, 200) }),
  });

export function publishTaskChange({ publish }: Write, customerId: string, taskId: string): void {
  publish({ topic: 'task.changed', id: taskId, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
}
