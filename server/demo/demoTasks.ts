import { addMonths, dateOf } from '../../domain/dates.ts';
import { CLIP_CARD_MONTHS, clipCardPrice } from '../../domain/clipCardPricing.ts';
import { ClipCard } from '../clipCards/ClipCard.ts';
import type { Services } from '../context.ts';
import { newId } from '../db/ids.ts';
import { dbRoles } from '../db/roles.ts';
import type { ClickUpStandIn } from '../sandbox/clickup/clickUpStandIn.ts';
import { makeList, cardsOfCompany } from '../tasks/lists.ts';
import { refreshCompany } from '../tasks/refresh.ts';
import { demoTasks } from './demoTaskList.ts';

const system = { role: dbRoles.system };
const DAY = 24 * 3600_000;

/** The demo's customer follows tasks on two clip cards, made at the task tool and read from there as any other. */
export async function loadDemoTasks(services: Services, clickUp: ClickUpStandIn, customerEmail: string): Promise<void> {
  const [company] = await services.reads.runSql<{ customerId: string; name: string; userId: string }>(system, `
    select c.id as "customerId", c.name, u.id as "userId" from user_account u join customer c on c.id = u.customer_id where u.email = $1`, [customerEmail]);
  if (!company) return;
  const { customerId, userId } = company;
  const { folderId } = clickUp.seedCompanyFolder(company.name);
  const departments = await services.reads.runSql<{ id: string; name: string }>(
    system, 'select id, name from department where customer_id = $1 and payment_method is not null order by id limit 2', [customerId]);
  await services.writes.run({ role: dbRoles.admin }, async ({ em }) => {
    await em.execute('update customer set click_up_team_id = ?, click_up_space_id = ?, click_up_folder_id = ?, click_up_folder_name = ? where id = ?',
      [clickUp.teamId, clickUp.spaceId, folderId, company.name, customerId]);
    for (const [index, hours] of [25, 10].entries()) em.persist(newCard({ customerId, userId, departmentId: departments[index % departments.length]!.id }, hours));
  });
  await services.writes.run(system, ({ em }) => em.execute('insert into task_sync (customer_id) values (?) on conflict do nothing', [customerId]));
  const cards = (await cardsOfCompany(services, customerId)).slice(-2);
  for (const [index, card] of cards.entries()) {
    const { clickUpId } = await makeList(services, services.clickUp, card, folderId);
    for (const { daysAgo, dueInDays, minutes, ...task } of demoTasks[index]!) {
      clickUp.addTask(clickUpId!, {
        ...task, createdAt: Date.now() - daysAgo * DAY, timeSpentMs: minutes * 60_000, dueDate: dueInDays === undefined ? null : Date.now() + dueInDays * DAY,
      });
    }
  }
  await refreshCompany(services, customerId);
}

function newCard(owner: { customerId: string; userId: string; departmentId: string }, hours: number): ClipCard {
  const { net, discountPercent } = clipCardPrice(hours);
  const boughtOn = addMonths(dateOf(), -2);
  return Object.assign(new ClipCard(), {
    ...owner, hours, discount: discountPercent, price: net, status: 'ACTIVE', isBilled: true, expiresOn: addMonths(boughtOn, CLIP_CARD_MONTHS), purchaseId: newId('clip'),
  });
}
