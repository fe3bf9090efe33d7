import { statusKey } from '../../domain/tasks.ts';
import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { ClickUpClient, ClickUpList } from '../providers/clickup/ClickUp.ts';
import { isOutOfReach } from '../providers/clickup/ClickUpFailure.ts';
import { copyTasks, dropTasks } from './copyTasks.ts';
import {
  cardOfClickUpList,
  cardsOfCompany,
  forgetList,
  isNew,
  keepStatuses,
  makeList,
  type ListedCard,
} from './lists.ts';
import { hearOf } from './hearing.ts';

const system = { role: dbRoles.system };
/** Whoever refreshes says every now and then that it still does; who died in the middle is waited for no longer than this. */
const LEASE = `interval '90 seconds'`;
/** Long enough for a busy minute's pauses; longer than that, the board should say that the task tool is away. */
const PATIENCE = 20_000;
/** Clocks differ, and changes arrive late: what was seen is asked for again for so long. */
const OVERLAP = 5 * 60_000;
const DAY = 24 * 3600_000;

/**
 * Brings a company's copy up to date, one at a time over all replicas. Whoever comes while it runs is answered at once:
 * it then runs once more, so that what they came for is in it.
 */
export async function refreshCompany(
  services: Services,
  customerId: string,
  clickUp = services.clickUp.within(PATIENCE),
): Promise<'done' | 'busy'> {
  if (!(await take(services, customerId))) return 'busy';
  try {
    do await readCompany(services, customerId, clickUp);
    while (!(await release(services, customerId)));
  } catch (error) {
    await giveUp(services, customerId);
    throw error;
  }
  return 'done';
}

/** What a webhook told of: one task, whatever happened to it. */
export async function refreshTask(
  services: Services,
  customerId: string,
  clickUpTaskId: string,
  clickUp = services.clickUp.within(PATIENCE),
): Promise<void> {
  const begun = Date.now();
  const task = await clickUp.task(clickUpTaskId);
  const card = task && (await cardOfClickUpList(services, customerId, task.listId));
  // A list that is not one of the company's is as good as gone.
  if (!card) return dropTasks(services, customerId, [clickUpTaskId]);
  // A status that nobody knew may be a known one by another name, with other tasks in it.
  if (!knows(card, task.status.status)) return readList(services, clickUp, card, () => clickUp.list(task.listId));
  await copyTasks(services, card, [task], begun);
}

async function readCompany(services: Services, customerId: string, clickUp: ClickUpClient): Promise<void> {
  const [folder] = await services.reads.runSql<{ teamId: string; folderId: string }>(
    system,
    'select click_up_team_id as "teamId", click_up_folder_id as "folderId" from customer where id = $1 and click_up_folder_id is not null',
    [customerId],
  );
  if (!folder) return;
  await hearOf(services, clickUp, customerId, folder);
  for (const card of await cardsOfCompany(services, customerId)) {
    const listed = card.clickUpId ? card : await makeList(services, clickUp, card, folder.folderId);
    await readList(services, clickUp, listed, () => listThere(clickUp, listed.clickUpId!, folder.folderId));
    await prolong(services, customerId);
  }
}

/** Once a day, and where its statuses changed, all of a list is read, and what is gone is noticed; in between only what changed. */
async function readList(
  services: Services,
  clickUp: ClickUpClient,
  card: ListedCard,
  find: () => Promise<ClickUpList | undefined>,
): Promise<void> {
  const begun = Date.now();
  const list = await find();
  if (!list) return forgetList(services, card);
  const isWhole = !card.readAt || begun - Date.parse(card.readAt) > DAY || isNew(card, list.statuses);
  const since = isWhole || !card.changesSeenAt ? {} : { updatedSince: Date.parse(card.changesSeenAt) - OVERLAP };
  const tasks = await clickUp.tasks(card.clickUpId!, since);
  // Only now: columns without their tasks would hide what was known.
  await keepStatuses(services, card, list.statuses);
  await copyTasks(services, card, tasks, begun);
  if (isWhole)
    await dropMissing(
      services,
      card,
      tasks.map(({ id }) => id),
      begun,
    );
  await services.writes.run(system, ({ em }) =>
    em.execute(`update task_list set changes_seen_at = ?${isWhole ? ', read_at = now()' : ''} where clip_card_id = ?`, [
      new Date(begun),
      card.clipCardId,
    ]),
  );
}

/** A list that is out of reach is gone where its folder can be read and has it no more; where it can't, nothing is known, and everything stays. */
async function listThere(clickUp: ClickUpClient, listId: string, folderId: string): Promise<ClickUpList | undefined> {
  try {
    return await clickUp.list(listId);
  } catch (error) {
    if (!isOutOfReach(error) || (await clickUp.lists(folderId)).some(({ id }) => id === listId)) throw error;
    return undefined;
  }
}

const knows = ({ statuses }: ListedCard, status: string) =>
  (statuses ?? []).some((known) => statusKey(known.status) === statusKey(status));

async function dropMissing(
  services: Services,
  { clipCardId, customerId }: ListedCard,
  found: string[],
  begun: number,
): Promise<void> {
  const missing = await services.reads.runSql<{ id: string }>(
    // What was made meanwhile could not be found yet.
    system,
    'select click_up_id as id from task where clip_card_id = $1 and deleted_at is null and created_at < $3 and not click_up_id = any($2)',
    [clipCardId, found, new Date(begun)],
  );
  await dropTasks(
    services,
    customerId,
    missing.map(({ id }) => id),
  );
}

async function take({ writes }: Services, customerId: string): Promise<boolean> {
  return writes.run(system, async ({ em }) => {
    const taken = await em.execute<unknown[]>(
      `update task_sync set busy_until = now() + ${LEASE}, is_wanted = false where customer_id = ? and (busy_until is null or busy_until < now()) returning 1`,
      [customerId],
    );
    if (!taken.length) await em.execute('update task_sync set is_wanted = true where customer_id = ?', [customerId]);
    return taken.length > 0;
  });
}

const prolong = ({ writes }: Services, customerId: string) =>
  writes.run(system, ({ em }) =>
    em.execute(`update task_sync set busy_until = now() + ${LEASE} where customer_id = ?`, [customerId]),
  );

/** False where somebody came meanwhile, and it has to run once more. */
async function release({ writes }: Services, customerId: string): Promise<boolean> {
  return writes.run(system, async ({ em, publish }) => {
    publish({ topic: 'task-board.changed', id: customerId, customerId });
    const done = await em.execute<unknown[]>(
      'update task_sync set busy_until = null, refreshed_at = now(), failed_at = null where customer_id = ? and not is_wanted returning 1',
      [customerId],
    );
    if (!done.length)
      await em.execute(
        'update task_sync set refreshed_at = now(), failed_at = null, is_wanted = false where customer_id = ?',
        [customerId],
      );
    return done.length > 0;
  });
}

async function giveUp({ writes }: Services, customerId: string): Promise<void> {
  await writes.run(system, async ({ em, publish }) => {
    await em.execute(
      'update task_sync set busy_until = null, is_wanted = false, failed_at = coalesce(failed_at, now()) where customer_id = ?',
      [customerId],
    );
    publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
}
