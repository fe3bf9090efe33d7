import { sql } from 'kysely';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { Interval } from '../../../../domain/basics/vocabulary.ts';
import {
  licenseOrderCommitment as commitmentOf,
  MAX_COMMITMENT,
  orderedSeatsPrice,
  type OrderedSeats,
} from '../../../../domain/sales/commitment.ts';
import { licenseOrder } from '../../../../domain/sales/validation/licenses.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { planPrice } from '../../money/prices/planPrice.reads.ts';
import type { StoredOrder } from '../approvals/PurchaseApproval.ts';
import { openAgreementsOf } from '../serviceAgreements/openAgreements.reads.ts';
import { findActiveLicense } from './activeLicense.reads.ts';

interface SeatQuote {
  /** The order with every input of its price, which is used until the licences are created. */
  order: Extract<StoredOrder, { kind: 'LICENSE_ORDER' }>;
  /** The price until the renewal, or of the first term of a new licence. Null when it is by agreement. */
  net: Ore | null;
  /** The same with what the seats add to a decided renewal and to agreements. */
  commitment: Ore | null;
}

/** The amount to which an order of licences would commit the company now; null when the price is by agreement. */
export async function licenseOrderCommitment(
  ctx: Context,
  input: { zendeskInstanceId: string; requestedLicenses: number },
): Promise<Ore | null> {
  const { zendeskInstanceId: id, requestedLicenses } = parseInput(quotedOrder, input);
  const customerId = ctx.companyFor('orderLicenses');
  // A transaction that changes nothing, so a token that only reads may ask as well.
  const commitment = await ctx.services.writes.run(
    { role: dbRoles.sales, customerId, scope: ctx.viewer.scope },
    async (write) => {
      const installation = await write.em.findOne(Installation, { id });
      if (!installation) throw notFound('Installationen findes ikke');
      return (await quoteSeats(ctx, write, installation, { requestedLicenses })).commitment;
    },
  );
  return commitment === null ? null : Math.min(commitment, MAX_COMMITMENT);
}

const quotedOrder = licenseOrder.pick({ zendeskInstanceId: true, requestedLicenses: true });

/** The price of seats that are ordered for an installation now. */
export async function quoteSeats(
  { services: { prices } }: Context,
  write: Write,
  installation: Installation,
  {
    requestedLicenses: seats,
    priceListId,
    billingInterval: shownInterval,
  }: {
    requestedLicenses: number;
    priceListId?: string | null | undefined;
    billingInterval?: Interval | null | undefined;
  },
): Promise<SeatQuote> {
  const { id: installationId, customerId, departmentId, licenseType: plan, contractTerm } = installation;
  const license = await findActiveLicense(write, { installationId, type: plan });
  const billingInterval = license?.billingInterval ?? installation.paymentInterval;
  const price = await planPrice(
    prices,
    { customerId, plan, interval: billingInterval },
    { pricesId: priceListId, interval: shownInterval, seats },
  );
  const ordered: OrderedSeats = { seats, price, license, contractTerm, day: dateOf() };
  return {
    order: {
      kind: 'LICENSE_ORDER',
      installationId,
      requestedLicenses: seats,
      plan,
      contractTerm,
      billingInterval,
      price,
    },
    net: orderedSeatsPrice(ordered),
    commitment: commitmentOf(ordered, {
      renewal: license && (await decidedRenewal(write, license)),
      agreements: await openAgreementsOf(prices, write, departmentId),
    }),
  };
}

/** The decided renewal of a licence, with which seats that are added to it are renewed as well. */
async function decidedRenewal({ em }: Write, { id, validUntil }: { id: string; validUntil: string }) {
  const [decision] = await runIn(
    em,
    sql<{ price: Ore | null; months: number }>`
      select price, months from renewal_decision where subject_id = ${id} and end_date = ${validUntil}
        and outcome = 'RENEW'`,
  );
  return decision ?? null;
}
