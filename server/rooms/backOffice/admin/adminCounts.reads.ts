import { sql, type SelectQueryBuilder } from 'kysely';
import {
  ADMINS_ALONE,
  EVERY_EMPLOYEE,
  keysIn,
  worksIn,
  type Area,
} from '../../../../domain/backOffice/employeeAreas.ts';
import { COUNT_LIMIT } from '../../../../domain/basics/countLimit.ts';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { Context } from '../../../platform/context.ts';
import { countColumn } from '../../../platform/db/counting.ts';
import type { Query } from '../../../platform/db/query.ts';
import { listText, type EmployeeRoles } from '../../../platform/db/scope.ts';
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

/** Who sees a count: the employees who work with the rows. The others are answered zero. */
const countAreas: Readonly<Record<keyof AdminCounts, Area>> = {
  inboxItems: EVERY_EMPLOYEE,
  companies: EVERY_EMPLOYEE,
  newCompanies: ['SALES'],
  pendingLicenseRequests: ['SALES'],
  pendingServiceAgreements: ['SALES'],
  urgentRenewals: ['SALES'],
  overdueInvoices: ['BOOKKEEPING'],
  overusedInstallations: ['SUPPORT'],
  waitingErasures: ADMINS_ALONE,
  upcomingEvents: ['EVENTS'],
  unbilledPlaces: ['BOOKKEEPING'],
};

/** What is counted. Each query uses an index whose part to read does not grow with the history. */
const counted = (today: string, roles: EmployeeRoles) =>
  ({
    inboxItems: awakeItems(today, roles),
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

/** Counts the rows of each query that the roles may see, at most `COUNT_LIMIT` of them, in one statement. */
function countStatement(roles: EmployeeRoles, today = dateOf()): Query<AdminCounts> {
  const queries = counted(today, roles);
  return sqlBuilder.selectNoFrom(
    keysIn(null, countAreas).map((name) => {
      if (!worksIn(roles, countAreas[name])) return sql.lit(0).as(name);
      const query = queries[name];
      return sqlBuilder
        .selectFrom(
          (query as SelectQueryBuilder<Tables, never, object>)
            .select(sql.lit(1).as('row'))
            .limit(sql.lit(COUNT_LIMIT))
            .as('counted'),
        )
        .select(countColumn)
        .as(name);
    }),
  ) as never;
}

const sharedReads = new WeakMap<Services, Map<string, SharedRead<AdminCounts>>>();

function sharedReadOf(services: Services, roles: EmployeeRoles): SharedRead<AdminCounts> {
  const byRoles = sharedReads.get(services) ?? new Map<string, SharedRead<AdminCounts>>();
  sharedReads.set(services, byRoles);
  const key = listText(roles?.toSorted() ?? null);
  const shared = byRoles.get(key) ?? new SharedRead<AdminCounts>();
  byRoles.set(key, shared);
  return shared;
}

/**
 * The counts of the back office. They are the same for all employees with the same roles, so one statement answers all
 * sockets of theirs that a change reaches at the same time. Throws FORBIDDEN for callers who are no employees.
 */
export function adminCounts(ctx: Context): Promise<AdminCounts> {
  // Checks the rights of this caller; the statement may be that of another one.
  const { admin } = ctx;
  const { employeeRoles } = ctx.person;
  const shared = sharedReadOf(ctx.services, employeeRoles);
  return shared.read(async () => (await admin.read(countStatement(employeeRoles)))[0]!);
}
