import { sql } from 'kysely';
import { statusKey } from '../../../../domain/work/tasks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient, ClickUpList } from '../../../providers/clickup/ClickUp.ts';
import { isOutOfReach } from '../../../providers/clickup/ClickUpError.ts';
import { copyTasks, deleteTasks } from './copyTasks.ts';
import {
  findCardByList,
  cardsOfCompany,
  removeList,
  haveStatusesChanged,
  storeStatuses,
  createOrAdoptList,
  type CardAndList,
} from './taskLists.ts';
import { ensureWebhook } from './webhookRegistration.ts';

const system = { role: dbRoles.system };
/** A running refresh extends its lease regularly. The lease of a crashed process expires after this time. */
const LEASE = sql`interval '90 seconds'`;
/** Each read overlaps the previous one, because clocks differ and changes can appear late. */
const OVERLAP_MS = 5 * 60_000;
const DAY_MS = 24 * 3600_000;

/**
 * Refreshes the copy of a company's tasks. A lease allows one refresh per company over all replicas: a concurrent call
 * returns 'busy' at once and makes the running refresh read the company once more.
 */
export async function refreshCompany(
  services: Services,
  customerId: string,
  clickUp = services.clickUp.within(services.config.timeLimits.jobCalls),
): Promise<'done' | 'busy'> {
  if (!(await acquireLease(services, customerId))) return 'busy';
  try {
    do await readCompany(services, customerId, clickUp);
    while (!(await releaseLease(services, customerId)));
  } catch (error) {
    await recordFailure(services, customerId);
    throw error;
  }
  return 'done';
}

/** Refreshes one task that a webhook has reported as created, changed or deleted. */
export async function refreshTask(
  services: Services,
  customerId: string,
  clickUpTaskId: string,
  clickUp = services.clickUp.within(services.config.timeLimits.jobCalls),
): Promise<void> {
  const startedAt = Date.now();
  const task = await clickUp.task(clickUpTaskId);
  const card = task && (await findCardByList(services, customerId, task.listId));
  // A task in a list of another company does not belong to this company any more.
  if (!card) return deleteTasks(services, customerId, [clickUpTaskId]);
  // An unknown status may be a renamed one, which other tasks have too, so the whole list is read.
  if (!hasStatus(card, task.status.status)) return readList(services, clickUp, card, () => clickUp.list(task.listId));
  await copyTasks(services, card, [task], startedAt);
}

async function readCompany(services: Services, customerId: string, clickUp: ClickUpClient): Promise<void> {
  const [folder] = await services.reads.run(
    system,
    sql<{ teamId: string; folderId: string }>`
      select click_up_team_id as "teamId", click_up_folder_id as "folderId" from customer
      where id = ${customerId} and click_up_folder_id is not null`,
  );
  if (!folder) return;
  await ensureWebhook(services, clickUp, customerId, folder);
  for (const card of await cardsOfCompany(services, customerId)) {
    const listed = card.clickUpId ? card : await createOrAdoptList(services, clickUp, card, folder.folderId);
    await readList(services, clickUp, listed, () => findList(clickUp, listed.clickUpId!, folder.folderId));
    await extendLease(services, customerId);
  }
}

/**
 * Reads the changed tasks of a list. Once a day, and after a change of its statuses, every task is read, which also
 * finds the tasks that were deleted.
 */
async function readList(
  services: Services,
  clickUp: ClickUpClient,
  card: CardAndList,
  find: () => Promise<ClickUpList | undefined>,
): Promise<void> {
  const startedAt = Date.now();
  const list = await find();
  if (!list) return removeList(services, card);
  const isFullRead =
    !card.readAt || startedAt - Date.parse(card.readAt) > DAY_MS || haveStatusesChanged(card, list.statuses);
  const since = isFullRead || !card.changesSeenAt ? {} : { updatedSince: Date.parse(card.changesSeenAt) - OVERLAP_MS };
  const tasks = await clickUp.tasks(card.clickUpId!, since);
  // Statuses are stored after the tasks were read, since new columns without their tasks would hide known tasks.
  await storeStatuses(services, card, list.statuses);
  await copyTasks(services, card, tasks, startedAt);
  if (isFullRead)
    await deleteMissingTasks(
      services,
      card,
      tasks.map(({ id }) => id),
      startedAt,
    );
  await services.writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update task_list set changes_seen_at = ${new Date(startedAt)}${isFullRead ? sql`, read_at = now()` : sql``}
        where clip_card_id = ${card.clipCardId}`,
    ),
  );
}

/**
 * Reads a list, or returns undefined when the list is gone. ClickUp may answer that a deleted list is out of reach, so
 * the folder decides. If the folder cannot be read either, the error is thrown and the copy stays.
 */
async function findList(clickUp: ClickUpClient, listId: string, folderId: string): Promise<ClickUpList | undefined> {
  try {
    return await clickUp.list(listId);
  } catch (error) {
    if (!isOutOfReach(error) || (await clickUp.lists(folderId)).some(({ id }) => id === listId)) throw error;
    return undefined;
  }
}

const hasStatus = ({ statuses }: CardAndList, status: string) =>
  (statuses ?? []).some((known) => statusKey(known.status) === statusKey(status));

async function deleteMissingTasks(
  services: Services,
  { clipCardId, customerId }: CardAndList,
  found: string[],
  startedAt: number,
): Promise<void> {
  // Tasks that were created after the start of the read are not in its result, so only older ones can be missing.
  const missing = await services.reads.run(
    system,
    sql<{ id: string }>`
      select click_up_id as id from task
      where clip_card_id = ${clipCardId} and deleted_at is null and created_at < ${new Date(startedAt)}
        and not click_up_id = any(${found})`,
  );
  await deleteTasks(
    services,
    customerId,
    missing.map(({ id }) => id),
  );
}

async function acquireLease({ writes }: Services, customerId: string): Promise<boolean> {
  return writes.run(system, async ({ em }) => {
    const taken = await runIn(
      em,
      sql`
        update task_sync set busy_until = now() + ${LEASE}, is_wanted = false
        where customer_id = ${customerId} and (busy_until is null or busy_until < now()) returning 1`,
    );
    if (!taken.length) await runIn(em, sql`update task_sync set is_wanted = true where customer_id = ${customerId}`);
    return taken.length > 0;
  });
}

const extendLease = ({ writes }: Services, customerId: string) =>
  writes.run(system, ({ em }) =>
    runIn(em, sql`update task_sync set busy_until = now() + ${LEASE} where customer_id = ${customerId}`),
  );

/** Returns false, and keeps the lease, when another refresh was requested meanwhile. */
async function releaseLease({ writes }: Services, customerId: string): Promise<boolean> {
  return writes.run(system, async ({ em, publish }) => {
    publish({ topic: 'task-board.changed', id: customerId, customerId });
    const done = await runIn(
      em,
      sql`
        update task_sync set busy_until = null, refreshed_at = now(), failed_at = null
        where customer_id = ${customerId} and not is_wanted returning 1`,
    );
    if (!done.length)
      await runIn(
        em,
        sql`
          update task_sync set refreshed_at = now(), failed_at = null, is_wanted = false
          where customer_id = ${customerId}`,
      );
    return done.length > 0;
  });
}

async function recordFailure({ writes }: Services, customerId: string): Promise<void> {
  await writes.run(system, async ({ em, publish }) => {
    await runIn(
      em,
      sql`
        update task_sync set busy_until = null, is_wanted = false, failed_at = coalesce(failed_at, now())
        where customer_id = ${customerId}`,
    );
    publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
}
