import { sql } from 'kysely';
import { addMonths, dateOf, lastDayOfTerm, momentOf } from '../../../../domain/basics/dates.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { formatWorkedTime } from '../../../../domain/sales/formatWorkedTime.ts';
import type { ClickUpStandIn } from '../../../../sandbox/clickup/clickUpStandIn.ts';
import type { Demo, DemoProviders } from '../../../demo/Demo.ts';
import { backdate, backdatedActivity } from '../../../demo/demoTime.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpTask } from '../../../providers/clickup/ClickUp.ts';
import { bookHours } from '../../sales/clipCards/bookHours.service.ts';
import { ClipCard } from '../../sales/clipCards/ClipCard.ts';
import { HourEntry } from '../../sales/clipCards/HourEntry.ts';
import { addDemoComments } from '../taskComments/comments.demo.ts';
import { copyTask, type CardOfList } from './copyTasks.ts';
import { refreshCompany } from './refresh.ts';
import { demoTasks } from './taskList.demo.ts';
import { findCardAndList, createOrAdoptList } from './taskLists.ts';

const system = { role: dbRoles.system };
const DAY = 24 * 3600_000;

export const demo: Demo = { addAtProviders: addTasks };

/**
 * Creates clip cards and their tasks at the stand-in of ClickUp, and copies the tasks as in production. May be
 * interrupted anywhere and run again, because each step skips the work of an earlier run.
 */
async function addTasks({ services, sandbox, customerEmail }: DemoProviders): Promise<void> {
  const clickUp = sandbox.standIns.clickup;
  const [company] = await services.reads.run(
    system,
    sql<DemoCustomer>`
      select c.id as "customerId", c.name, u.id as "userId", c.click_up_folder_id as "folderId"
      from user_account u join customer c on c.id = u.customer_id where u.email = ${customerEmail}`,
  );
  if (!company) return;
  const { customerId } = company;
  const folderId = company.folderId ?? clickUp.seedCompanyFolder(company.name).folderId;
  for (const [index, id] of (await findOrCreateCards(services, clickUp, { ...company, folderId })).entries()) {
    const card = (await findCardAndList(services, id))!;
    const { clickUpId } = await createOrAdoptList(services, services.clickUp, card, folderId);
    const existing = new Set((await services.clickUp.tasks(clickUpId!, {})).map(({ name }) => name));
    for (const { daysAgo, dueInDays, minutes, estimateMinutes, ...task } of demoTasks[index]!.filter(
      ({ name }) => !existing.has(name),
    )) {
      clickUp.addTask(clickUpId!, {
        ...task,
        createdAt: Date.now() - daysAgo * DAY,
        timeSpentMs: minutes * 60_000,
        timeEstimateMs: estimateMinutes === undefined ? null : estimateMinutes * 60_000,
        dueDate: dueInDays === undefined ? null : Date.now() + dueInDays * DAY,
      });
    }
    await enterOlderHours(services, card, await services.clickUp.tasks(clickUpId!, {}));
  }
  await services.writes.run(system, ({ em }) =>
    runIn(em, sql`insert into task_sync (customer_id) values (${customerId}) on conflict do nothing`),
  );
  await refreshCompany(services, customerId);
  await markOlderTasksSeen(services, company);
  await addDemoComments(services, company);
}

/** The demo's user has opened all but the latest tasks. */
async function markOlderTasksSeen(services: Services, { customerId, userId }: DemoCustomer): Promise<void> {
  await services.writes.run({ role: dbRoles.customer, customerId, userId, scope: WHOLE_COMPANY }, ({ em }) =>
    runIn(
      em,
      sql`
        insert into task_comment_read (user_id, task_id, seen_up_to)
        select ${userId}, id, '' from task where customer_id = ${customerId}
          and created_at < now() - interval '60 hours'
        on conflict do nothing`,
    ),
  );
}

interface DemoCustomer {
  customerId: string;
  userId: string;
  name: string;
  folderId: string | null;
}

/**
 * Returns the ids of the demo's cards. The first run creates them, in the transaction that links the company's
 * folder.
 */
async function findOrCreateCards(
  services: Services,
  clickUp: ClickUpStandIn,
  company: DemoCustomer,
): Promise<string[]> {
  const { customerId, userId, name, folderId } = company;
  const existing = await services.reads.run(
    system,
    sql<{ id: string }>`
      select id from clip_card where customer_id = ${customerId} and purchase_id = any(${purchaseIds})
      order by purchase_id`,
  );
  if (existing.length) return existing.map(({ id }) => id);
  const departments = await services.reads.run(
    system,
    sql<{ id: string }>`
      select id from department where customer_id = ${customerId} and payment_method is not null order by id limit 2`,
  );
  return services.writes.run({ role: dbRoles.admin, employeeRoles: null }, async (write) => {
    const { em } = write;
    await runIn(
      em,
      sql`
        update customer set click_up_team_id = ${clickUp.teamId}, click_up_space_id = ${clickUp.spaceId},
          click_up_folder_id = ${folderId}, click_up_folder_name = ${name}
        where id = ${customerId}`,
    );
    return purchaseIds.map((purchaseId, index) => {
      const departmentId = departments[index % departments.length]!.id;
      return createCard(write, { customerId, userId, purchaseId, departmentId }, cardHours[purchaseId]).id;
    });
  });
}

/** The hours of the demo's cards by the ids of their purchases. */
const cardHours = { 'demo-tasks-1': 25, 'demo-tasks-2': 10, 'demo-tasks-3': 5, 'demo-tasks-4': 10, 'demo-tasks-5': 10 };
const purchaseIds = Object.keys(cardHours) as (keyof typeof cardHours)[];

/**
 * Enters the hours of tasks older than five days at the dates of the tasks. The first refresh enters the other hours.
 */
async function enterOlderHours(
  services: Services,
  { customerId, clipCardId }: CardOfList,
  tasks: ClickUpTask[],
): Promise<void> {
  const older = tasks
    .filter(({ createdAt, timeSpentMs }) => timeSpentMs && createdAt < Date.now() - 5 * DAY)
    .toSorted((one, other) => one.createdAt - other.createdAt);
  await services.writes.run(system, async (write) => {
    if (await write.em.count(HourEntry, { clipCardId })) return;
    const card = await write.em.findOneOrFail(ClipCard, { id: clipCardId });
    for (const task of older) {
      const taskId = await copyTask(write, services, { customerId, clipCardId }, { ...task, timeSpentMs: 0 });
      const moment = new Date(task.updatedAt);
      const loggedBy = task.assignees.map(({ username }) => username).join(', ');
      const minutes = task.timeSpentMs / 60_000;
      backdate(
        bookHours(write, card, { minutes, description: task.name, loggedBy, taskId, workedOn: dateOf(moment) }),
        moment,
      );
      backdatedActivity(
        write,
        {
          customerId,
          entityType: 'clip_card_work',
          entityId: clipCardId,
          title: `${formatWorkedTime(minutes)} på ${task.name}`,
        },
        loggedBy,
        moment,
      );
    }
  });
}

type CardOwner = Pick<ClipCard, 'customerId' | 'userId' | 'departmentId' | 'purchaseId'>;

function createCard({ em }: Write, owner: CardOwner, hours: number): ClipCard {
  const { net, discountPercent } = clipCardPrice(firstPriceList, hours);
  const boughtOn = addMonths(dateOf(), -2);
  const card = em.create(ClipCard, {
    ...owner,
    hours,
    discount: discountPercent,
    price: net,
    status: 'ACTIVE',
    isBilled: true,
    expiresOn: lastDayOfTerm(boughtOn, CLIP_CARD_MONTHS),
  });
  return backdate(card, momentOf(boughtOn, '11:20'));
}
