import { sql } from 'kysely';
import { inboxAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import type { OrderedKind } from '../../../../domain/backOffice/inbox.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { AppError } from '../../../platform/errors.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { completeLicenseRequest } from '../../sales/licenses/licenseRequest.service.ts';
import { activateServiceAgreement } from '../../sales/serviceAgreements/agreement.service.ts';
import { ACTING_USER, actingContext, stillWorksIn, type ActingUser } from '../bulk/acting.service.ts';
import { inboxItems } from './inbox.reads.ts';
import { publishInbox } from './inbox.service.ts';
import { CHARGES_CARD } from './itemOrder.service.ts';

/** A mark whose moment has come. */
interface Order {
  kind: OrderedKind;
  subjectId: string;
  /** The version that the admin saw; null when it does not matter. */
  seenVersion: number | null;
  /** Null when the account is gone. */
  user: ActingUser | null;
}

const actions: Record<OrderedKind, (ctx: Context, order: Order) => Promise<unknown>> = {
  LICENSE_REQUEST: (ctx, { subjectId, seenVersion }) => completeLicenseRequest(ctx, subjectId, seenVersion, {}),
  AGREEMENT: (ctx, { subjectId, seenVersion }) => activateServiceAgreement(ctx, subjectId, seenVersion),
};

const admin = { role: dbRoles.admin, employeeRoles: null };

/** Does what admins have ordered for items, once it can no longer be undone. */
export const actOnInboxJob: JobHandler = (services) => actOnInbox(services);

export async function actOnInbox(services: Services): Promise<void> {
  for (const order of await dueOrders(services)) await carryOut(services, order);
}

const dueOrders = ({ reads }: Services) =>
  reads.run(
    admin,
    sql<Order>`
      select m.kind, m.subject_id as "subjectId", m.seen_version as "seenVersion",
        case when u.id is not null then ${ACTING_USER} end as user
      from inbox_mark m left join user_account u on u.id = m.acting_id
      where m.act_at <= now() order by m.act_at limit 100`,
  );

/** Thrown to roll back when another process has carried out the order, or an admin has undone it. */
class TakenError extends Error {}

/**
 * The order is ended by the transaction of the service function that carries it out: both are committed, or neither is.
 * What the service refuses stays in the inbox with the reason.
 */
async function carryOut(services: Services, order: Order): Promise<void> {
  const { kind, subjectId, user } = order;
  if (!user || !stillWorksIn(user, inboxAreas[kind]))
    return end(services, order, 'Den, der klarede sagen, har ikke længere ret til det');
  const ctx = actingContext(services, user, { name: 'orderInboxItem', target: subjectId });
  const [item] = await inboxItems(ctx, [order]);
  if (!item?.actsAt) return end(services, order, null);
  if (item.chargesCard) return end(services, order, CHARGES_CARD);
  let isFirst = true;
  ctx.aroundAdminWrite = async (write, work) => {
    if (isFirst) await take(write, order);
    isFirst = false;
    return work();
  };
  try {
    await actions[kind](ctx, order);
    return undefined;
  } catch (error) {
    if (error instanceof TakenError) return undefined;
    if (!(error instanceof AppError))
      services.log.error({ err: error, kind, subjectId }, 'acting on an inbox item failed');
    return end(services, order, error instanceof AppError ? error.message : 'Noget gik galt. Prøv igen.');
  }
}

async function take({ em }: Write, { kind, subjectId }: Order): Promise<void> {
  const taken = await runIn(
    em,
    sql`update inbox_mark set act_at = null, failure = null
      where kind = ${kind} and subject_id = ${subjectId} and act_at <= now() returning 1`,
  );
  if (!taken.length) throw new TakenError();
}

/** Ends an order that was not carried out. Without a failure, its item has left the inbox by other means. */
const end = ({ writes }: Services, { kind, subjectId }: Order, failure: string | null) =>
  writes.run(admin, async (write) => {
    await runIn(
      write.em,
      sql`update inbox_mark set act_at = null, failure = ${failure}
        where kind = ${kind} and subject_id = ${subjectId} and act_at <= now()`,
    );
    publishInbox(write);
  });
