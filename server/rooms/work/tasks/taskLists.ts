import { sql } from 'kysely';
import type { TaskStatus } from '../../../../domain/work/tasks.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient } from '../../../providers/clickup/ClickUp.ts';
import { deleteTasksOfCard } from './deleteTasksOfCard.ts';

const system = { role: dbRoles.system };

/** A clip card and the portal's copy of its list at ClickUp. The list's columns are null until the list is created. */
export interface CardAndList {
  clipCardId: string;
  customerId: string;
  departmentName: string;
  /** ClickUp's id of the list. */
  clickUpId: string | null;
  statuses: TaskStatus[] | null;
  /** Changes of tasks up to this time are stored. */
  changesSeenAt: string | null;
  /** When every task of the list was last read. */
  readAt: string | null;
}

const cards = sql`select c.id as "clipCardId", c.customer_id as "customerId", d.name as "departmentName",
  l.click_up_id as "clickUpId", l.statuses, l.changes_seen_at as "changesSeenAt", l.read_at as "readAt"
  from clip_card c join department d on d.id = c.department_id left join task_list l on l.clip_card_id = c.id`;

/** Active cards, and cards with open tasks. */
export const cardsOfCompany = ({ reads }: Services, customerId: string) =>
  reads.run(
    system,
    sql<CardAndList>`
      ${cards}
      where c.customer_id = ${customerId} and c.deleted_at is null and (c.status = 'ACTIVE' or exists (
        select 1 from task t
        where t.customer_id = ${customerId} and t.clip_card_id = c.id and t.is_open and t.deleted_at is null))
      order by c.id`,
  );

export async function findCardAndList({ reads }: Services, clipCardId: string): Promise<CardAndList | undefined> {
  return (await reads.run(system, sql<CardAndList>`${cards} where c.id = ${clipCardId} and c.deleted_at is null`))[0];
}

export async function findCardByList(
  { reads }: Services,
  customerId: string,
  clickUpId: string,
): Promise<CardAndList | undefined> {
  return (
    await reads.run(
      system,
      sql<CardAndList>`
        ${cards} where l.customer_id = ${customerId} and l.click_up_id = ${clickUpId} and c.deleted_at is null`,
    )
  )[0];
}

export const listNameOf = ({
  departmentName,
  clipCardId,
}: Pick<CardAndList, 'departmentName' | 'clipCardId'>): string =>
  `${departmentName} · klippekort ${clipCardId.slice(-6)}`;

/** Creates a card's list. A list with its name is adopted: the answer to an earlier creation may have been lost. */
export async function createOrAdoptList(
  services: Services,
  clickUp: ClickUpClient,
  card: CardAndList,
  folderId: string,
): Promise<CardAndList> {
  const name = listNameOf(card);
  const list =
    (await clickUp.lists(folderId)).find((each) => each.name === name) ??
    (await clickUp.createList({ folderId, name }));
  await storeList(services, card, list.id, []);
  return { ...card, clickUpId: list.id, statuses: [] };
}

/** Reads the statuses of a list from ClickUp and stores them. Returns undefined when the list is gone. */
export async function refreshStatuses(
  services: Services,
  clickUp: ClickUpClient,
  card: CardAndList,
): Promise<TaskStatus[] | undefined> {
  const list = await clickUp.list(card.clickUpId!);
  if (list) await storeStatuses(services, card, list.statuses);
  return list?.statuses;
}

/** Compares property by property, since jsonb does not keep the order of properties. */
export const haveStatusesChanged = ({ statuses: stored }: CardAndList, read: TaskStatus[]) =>
  read.length !== stored?.length ||
  read.some(({ status, color, orderindex, type }, at) => {
    const before = stored[at]!;
    return (
      status !== before.status || color !== before.color || orderindex !== before.orderindex || type !== before.type
    );
  });

/**
 * Stores changed statuses. They can put unchanged tasks into other columns, so the next refresh then reads every task.
 */
export async function storeStatuses(services: Services, card: CardAndList, statuses: TaskStatus[]): Promise<void> {
  if (haveStatusesChanged(card, statuses)) await storeList(services, card, card.clickUpId!, statuses);
}

async function storeList(
  { writes }: Services,
  { clipCardId, customerId }: CardAndList,
  clickUpId: string,
  statuses: TaskStatus[],
): Promise<void> {
  await writes.run(system, async ({ em, publish }) => {
    await runIn(
      em,
      sql`
        insert into task_list (clip_card_id, customer_id, click_up_id, statuses)
        values (${clipCardId}, ${customerId}, ${clickUpId}, ${JSON.stringify(statuses)}::jsonb)
        on conflict (clip_card_id) do update
        set click_up_id = excluded.click_up_id, statuses = excluded.statuses, read_at = null`,
    );
    const changed = await runIn(
      em,
      sql`
        update clip_card set click_up_list_id = ${clickUpId}
        where id = ${clipCardId} and click_up_list_id is distinct from ${clickUpId} returning 1`,
    );
    if (changed.length) publish({ topic: 'clip-card.changed', id: clipCardId, customerId });
    publish({ topic: 'task-board.changed', id: customerId, customerId });
  });
}

/**
 * Removes the portal's copy of a list that was deleted at ClickUp, and of its tasks. The next refresh gives an active
 * card a new list.
 */
export async function removeList({ writes }: Services, { clipCardId, customerId }: CardAndList): Promise<void> {
  await writes.run(system, async (write) => {
    const { em, publish } = write;
    await runIn(em, sql`delete from task_list where clip_card_id = ${clipCardId}`);
    await runIn(em, sql`update clip_card set click_up_list_id = null where id = ${clipCardId}`);
    publish({ topic: 'clip-card.changed', id: clipCardId, customerId });
    await deleteTasksOfCard(write, clipCardId, customerId);
  });
}
