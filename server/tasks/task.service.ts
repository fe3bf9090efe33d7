import { cutText } from '../../domain/graphemes.ts';
import { approvedStatus, isApproval } from '../../domain/tasks.ts';
import { newTaskForm, taskChangesForm } from '../../domain/validation/tasks.ts';
import { doerOf, recordActivity, signatureOf } from '../activity/recordActivity.ts';
import { assertMayWrite } from '../auth/policy.ts';
import { clipCardById } from '../clipCards/clipCard.reads.ts';
import type { Context } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { currentSteps } from '../db/steps.ts';
import type { Write } from '../db/writes.ts';
import { AppError, badInput, notFound } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import type { ClickUpClient, ClickUpTask } from '../providers/clickup/ClickUp.ts';
import { copyTask, dropTasks } from './copyTasks.ts';
import { cardWithList, makeList, readStatuses, type ListedCard } from './lists.ts';
import { markDone, once, requestKey } from './once.ts';
import type { CreateTaskInput, TaskChangesInput } from './task.inputs.ts';
import { taskById, taskChange, type TaskRow } from './task.reads.ts';

const system = { role: dbRoles.system };
/** A person waits for the answer, and a request is cut off after ten seconds. */
const PATIENCE = 8_000;
const CLOCKS_DIFFER = 60_000;

/** Made at the task tool first, and copied from its answer. */
export async function createTask(ctx: Context, { requestId, ...input }: CreateTaskInput) {
  const customerId = mayChange(ctx);
  const form = valid(newTaskForm, input);
  const card = await clipCardById(ctx, form.clipCardId);
  if (!card) throw badInput({ clipCardId: 'Klippekortet findes ikke' });
  if (card.status !== 'ACTIVE')
    throw badInput({
      clipCardId:
        card.status === 'USED'
          ? 'Klippekortet er brugt. Køb et nyt, før du opretter opgaver.'
          : 'Klippekortet er ikke aktivt',
    });
  const { services } = ctx;
  const clickUp = services.clickUp.within(PATIENCE);
  const key = requestKey(customerId, 'create', requestId);
  const id = await once(services, key, async (triedAt) => {
    const list = await listOf(ctx, card.id, clickUp);
    const made =
      (triedAt && (await madeSince(triedAt, list.clickUpId!, form.name, clickUp))) ??
      (await clickUp.createTask({
        listId: list.clickUpId!,
        name: form.name,
        description: form.description ?? undefined,
      }));
    if (!list.statuses?.length) await readStatuses(services, clickUp, list);
    return keep(ctx, list, made, async (write, taskId) => {
      await markDone(write, key, taskId);
      await record(ctx, write, list, `Opgaven ${made.name} er oprettet`);
    });
  });
  return taskChange(ctx, id);
}

/** Only from client approval, and only to where its list says that it is done. */
export async function approveTask(ctx: Context, id: string) {
  mayChange(ctx);
  const { services } = ctx;
  const clickUp = services.clickUp.within(PATIENCE);
  const { task, card } = await taskAndCard(ctx, id);
  // A call that is sent again may have moved it before it was cut off.
  await assertAwaiting(ctx, task, card, { clickUp, mayBeDone: currentSteps()?.isRepeat });
  const done =
    approvedStatus(card.statuses ?? []) ?? approvedStatus((await readStatuses(services, clickUp, card)) ?? []);
  if (!done)
    throw new AppError(
      'CONFLICT',
      'Opgavens liste har ingen status, der afslutter den. Skriv til os, så ordner vi det.',
    );
  const moved = await clickUp.setStatus(task.clickUpId, done);
  await keep(ctx, card, moved, async (write) => {
    // Two may approve at once; one of them did.
    const mine = await write.em.execute<unknown[]>(
      'update task set approved_at = now(), approved_by = ? where id = ? and approved_at is null returning 1',
      [signatureOf(ctx.viewer), id],
    );
    if (mine.length) await record(ctx, write, card, `Opgaven ${moved.name} er godkendt`);
  });
  return taskChange(ctx, id);
}

/** A comment to whoever works on it. It stays where it is, and can still be approved. */
export async function requestTaskChanges(ctx: Context, id: string, { requestId, ...input }: TaskChangesInput) {
  const customerId = mayChange(ctx);
  const { comment } = valid(taskChangesForm, input);
  const { services } = ctx;
  const clickUp = services.clickUp.within(PATIENCE);
  const { task, card } = await taskAndCard(ctx, id);
  const key = requestKey(customerId, 'changes', requestId);
  await once(services, key, async () => {
    await assertAwaiting(ctx, task, card, { clickUp });
    await clickUp.comment(task.clickUpId, `${signatureOf(ctx.viewer)} beder om ændringer:\n\n${comment}`);
    await ctx.writeAsSystem(async (write) => {
      await write.em.execute('update task set changes_requested_at = now(), changes_requested = ? where id = ?', [
        comment,
        id,
      ]);
      await markDone(write, key, id);
      await record(ctx, write, card, `Der er bedt om ændringer af ${task.name}`, comment);
      tell(write, card.customerId, id);
    });
    return id;
  });
  return taskChange(ctx, id);
}

function mayChange(ctx: Context): string {
  assertMayWrite(ctx.viewer);
  return ctx.companyFor('manageTasks');
}

async function taskAndCard(ctx: Context, id: string): Promise<{ task: TaskRow; card: ListedCard }> {
  const task = await taskById(ctx, id);
  const card = task && (await cardWithList(ctx.services, task.clipCardId));
  if (!task || !card) throw notFound('Opgaven findes ikke');
  return { task, card };
}

/** As the task tool has it at this moment: whoever works on it may have moved it since it was seen. */
async function assertAwaiting(
  ctx: Context,
  { customerId, clickUpId }: TaskRow,
  card: ListedCard,
  { clickUp, mayBeDone = false }: { clickUp: ClickUpClient; mayBeDone?: boolean | undefined },
): Promise<void> {
  const current = await clickUp.task(clickUpId);
  if (!current) {
    await dropTasks(ctx.services, customerId, [clickUpId]);
    throw new AppError('CONFLICT', 'Opgaven findes ikke længere');
  }
  const isDone = mayBeDone && current.status.status === approvedStatus(card.statuses ?? []);
  if (isApproval(current.status.status) || isDone) return;
  await keep(ctx, card, current, async () => undefined);
  throw new AppError('CONFLICT', `Opgaven venter ikke længere på godkendelse: den står i '${current.status.status}'`);
}

/** The list of a card that has just become active may not be made yet. */
async function listOf(ctx: Context, clipCardId: string, clickUp: ClickUpClient): Promise<ListedCard> {
  const { services } = ctx;
  const card = (await cardWithList(services, clipCardId))!;
  if (card.clickUpId) return card;
  const [folder] = await services.reads.runSql<{ id: string | null }>(
    system,
    'select click_up_folder_id as id from customer where id = $1',
    [card.customerId],
  );
  if (!services.clickUp.isConfigured) throw new AppError('NOT_CONFIGURED', 'ClickUp er ikke sat op endnu.');
  if (!folder?.id)
    throw new AppError('CONFLICT', 'Jeres opgavetavle er ikke sat op endnu. Skriv til os, så gør vi den klar.');
  return makeList(services, clickUp, card, folder.id);
}

/** After a lost answer: what bears the name and came after the first attempt is what that attempt made. */
async function madeSince(
  triedAt: Date,
  listId: string,
  name: string,
  clickUp: ClickUpClient,
): Promise<ClickUpTask | undefined> {
  const since = triedAt.getTime() - CLOCKS_DIFFER;
  return (await clickUp.tasks(listId, { updatedSince: since })).find(
    (task) => task.name === name && task.createdAt >= since,
  );
}

const keep = (
  ctx: Context,
  card: ListedCard,
  found: ClickUpTask,
  also: (write: Write, taskId: string) => Promise<void>,
) =>
  ctx.writeAsSystem(async (write) => {
    const id = await copyTask(write, ctx.services, card, found);
    await also(write, id);
    return id;
  });

const record = (
  ctx: Context,
  write: Write,
  { customerId, clipCardId }: ListedCard,
  title: string,
  description?: string,
) =>
  recordActivity(write, doerOf(ctx.viewer), {
    customerId,
    entityType: 'clip_card_work',
    entityId: clipCardId,
    title,
    ...(description && { description: cutText(description, 200) }),
  });

function tell({ publish }: Write, customerId: string, taskId: string): void {
  publish({ topic: 'task.changed', id: taskId, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
}
