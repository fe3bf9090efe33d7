import { sql, type SelectQueryBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Context } from '../../../platform/context.ts';
import { countColumn } from '../../../platform/db/counting.ts';
import type { Query } from '../../../platform/db/query.ts';
import { sqlBuilder, type Tables } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { companiesWithoutContact } from '../../companies/customers/customer.reads.ts';
import { upcomingPublishedEvents } from '../../events/events/event.reads.ts';
import { unbilledRegistrations } from '../../events/events/unbilledPlace.reads.ts';
import { overdueInvoices } from '../../money/invoices/invoice.reads.ts';
import { pendingRequests } from '../../sales/licenses/licenseRequest.reads.ts';
import { urgentRenewals } from '../../sales/renewals/renewal.reads.ts';
import { overusedInstallations } from '../../sales/seats/seat.reads.ts';
import { pendingAgreements } from '../../sales/serviceAgreements/agreement.reads.ts';
import { awakeItems } from '../inbox/inbox.reads.ts';
import { requestedErasures } from '../personalData/personalData.reads.ts';
import type { AdminCounts } from './AdminCounts.ts';
import { SharedRead } from './SharedRead.ts';

/** What is counted. Each query uses an index whose part to read does not grow with the history. */
const counted = (today: string) =>
  ({
    inboxItems: awakeItems(today),
    companies: sqlBuilder.selectFrom('customer'),
    newCompanies: companiesWithoutContact,
    pendingLicenseRequests: pendingRequests,
    pendingServiceAgreements: pendingAgreements,
    urgentRenewals: urgentRenewals(today),
    overdueInvoices: overdueInvoices(today),
    overusedInstallations,
    waitingErasures: requestedErasures,
    upcomingEvents: upcomingPublishedEvents,
    unbilledPlaces: unbilledRegistrations,
    // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  }) satisfies Record<keyof AdminCounts, SelectQueryBuilder<any, any, object>>;

/** Counts the rows of each query, at most `COUNT_LIMIT` of them, in one statement. */
const countStatement = (today = dateOf()): Query<AdminCounts> =>
  sqlBuilder.selectNoFrom(
    Object.entries(counted(today)).map(([name, query]) =>
      sqlBuilder
        .selectFrom(
          (query as SelectQueryBuilder<Tables, never, object>)
            .select(sql.lit(1).as('row'))
            .limit(sql.lit(COUNT_LIMIT))
            .as('counted'),
        )
        .select(countColumn)
        .as(name),
    ),
  ) as never;

const sharedReads = new WeakMap<Services, SharedRead<AdminCounts>>();

/**
 * The counts of the back office. They are the same for all admins, so one statement answers all sockets that a change
 * reaches at the same time. Throws FORBIDDEN for callers who are not admins.
 */
export function adminCounts(ctx: Context): Promise<AdminCounts> {
  // Checks the rights of this caller; the statement may be that of another one.
  const { admin } = ctx;
  const shared = sharedReads.get(ctx.services) ?? new SharedRead<AdminCounts>();
  sharedReads.set(ctx.services, shared);
  return shared.read(async () => (await admin.read(countStatement()))[0]!);
}
