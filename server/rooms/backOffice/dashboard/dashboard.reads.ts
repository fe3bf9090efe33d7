import { sql } from 'kysely';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { LOW_SHARE } from '../../../../domain/sales/clipCardHours.ts';
import { seesWholeCompany } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { jsonOfRow } from '../../../platform/db/jsonOfRow.ts';
import { activities } from '../../companies/activity/activity.reads.ts';
import type { CustomerRow } from '../../companies/customers/customer.reads.ts';
import { customerLoader, customers } from '../../companies/customers/customer.reads.ts';
import type { ContactRow } from '../../companies/team/team.reads.ts';
import { contactLoader, contacts } from '../../companies/team/team.reads.ts';
import type { ClipCardRow } from '../../sales/clipCards/clipCard.reads.ts';
import { clipCards } from '../../sales/clipCards/clipCard.reads.ts';
import { cardHoursLeft } from '../../sales/clipCards/clipCardHours.reads.ts';
import { renewalTitle, upcomingDecisionsOf, type RenewalColumns } from '../../sales/renewals/renewal.reads.ts';
import { storedSummary, summaryOf, type StoredSummary } from './summary.ts';

interface DashboardRow {
  customer: CustomerRow;
  contact: ContactRow | null;
  activeLicenses: number;
  pendingRequests: number;
  activeServiceAgreements: number;
  clipCardHours: number;
  upcomingDecisions: RenewalColumns[];
  lowClipCards: ClipCardRow[];
  recentActivity: { id: string; customerId: string; entityType: ActivityType; createdAt: string }[];
  summary: StoredSummary | null;
  firstSteps: FirstSteps;
}

interface FirstSteps {
  hasPaymentMethod: boolean;
  hasLicenses: boolean;
  hasColleagues: boolean;
}

/** Optional parts of the dashboard; false for those that the client did not request. */
interface Parts {
  withDecisions: boolean;
  withLowCards: boolean;
  withSummary: boolean;
  withFirstSteps: boolean;
}

const ALL_PARTS: Parts = { withDecisions: true, withLowCards: true, withSummary: true, withFirstSteps: true };
const EMPTY_LIST = sql`'[]'::json`;

const customerRow = jsonOfRow(customers, 'c');
const contactRow = jsonOfRow(contacts, 't');
const activityRow = jsonOfRow(activities, 'activity');
const clipCardRow = jsonOfRow(clipCards, 'clip_card');

const lowCards = sql`(select coalesce(json_agg(l.row), '[]') from (
    select ${clipCardRow} as row from clip_card
    where customer_id = c.id and status = 'ACTIVE' and deleted_at is null
      and ${cardHoursLeft} <= hours * ${sql.lit(LOW_SHARE)}
    order by hours - hours_used, id limit 3) l)`;

const NO_STEPS: FirstSteps = { hasPaymentMethod: false, hasLicenses: false, hasColleagues: false };

/** The first steps of a new company. A step is done while the company has at least one row of its kind. */
const firstSteps = sql`json_build_object(
    'hasPaymentMethod', exists (select from department where customer_id = c.id and payment_method is not null),
    'hasLicenses', exists (select from license where customer_id = c.id and deleted_at is null)
      or exists (select from license_request where customer_id = c.id and status <> 'REJECTED'),
    'hasColleagues', (select count(*) > 1 from (
        select from user_account where customer_id = c.id and deactivated_at is null limit 2) people)
      or exists (select from invitation where customer_id = c.id and revoked_at is null))`;

/**
 * Reads all requested parts in one statement. The parts use partial indexes of the current rows, so that their cost
 * does not grow with a company's history.
 */
const dashboardOf = (
  customerId: string,
  { withDecisions, withLowCards, withSummary, withFirstSteps }: Parts,
) => sql<DashboardRow>`select
  ${customerRow} as customer,
  (select ${contactRow} from team_member t where t.id = c.point_of_contact_id) as contact,
  (select coalesce(sum(quantity), 0)::int from license
    where customer_id = c.id and status = 'ACTIVE' and deleted_at is null) as "activeLicenses",
  (select count(*)::int from license_request
    where customer_id = c.id and status = 'PENDING') as "pendingRequests",
  (select count(*)::int from service_agreement
    where customer_id = c.id and status = 'ACTIVE' and deleted_at is null) as "activeServiceAgreements",
  (select coalesce(sum(${cardHoursLeft}), 0)::float8 from clip_card
    where customer_id = c.id and status = 'ACTIVE' and deleted_at is null) as "clipCardHours",
  (select coalesce(json_agg(a.row), '[]') from (
    select ${activityRow} as row from activity
    where customer_id = c.id order by id desc limit 9) a) as "recentActivity",
  ${withLowCards ? lowCards : EMPTY_LIST} as "lowClipCards",
  ${withDecisions ? upcomingDecisionsOf(customerId) : EMPTY_LIST} as "upcomingDecisions",
  ${withFirstSteps ? firstSteps : sql`'{}'::json`} as "firstSteps",
  ${withSummary ? storedSummary : sql`null`} as summary
from customer c where c.id = ${customerId}`;

const noStats = { activeLicenses: 0, pendingRequests: 0, activeServiceAgreements: 0, clipCardHours: 0 };

export async function dashboard(ctx: Context, requested = ALL_PARTS) {
  const parts = {
    ...requested,
    // The summary is about everything that happens in the company.
    withSummary: requested.withSummary && ctx.services.summarizer !== undefined && seesWholeCompany(ctx.viewer),
  };
  const { customerId } = ctx.viewer;
  const [row] = customerId ? await ctx.read(dashboardOf(customerId, parts)) : [];
  if (!row)
    return {
      id: 'dashboard',
      customer: null,
      stats: noStats,
      recentActivity: [],
      upcomingDecisions: [],
      lowClipCards: [],
      summary: null,
      firstSteps: NO_STEPS,
    };
  const {
    customer,
    contact,
    recentActivity,
    upcomingDecisions,
    lowClipCards,
    summary,
    firstSteps: steps,
    ...stats
  } = row;
  customerLoader.of(ctx).prime(customer);
  if (contact) contactLoader.of(ctx).prime(contact);
  return {
    id: `dashboard:${customer.id}`,
    customer,
    stats,
    recentActivity,
    lowClipCards,
    firstSteps: steps,
    upcomingDecisions: upcomingDecisions.map((decision) => ({ ...decision, title: renewalTitle(decision) })),
    summary: parts.withSummary ? summaryOf(ctx, customer.id, summary, recentActivity[0]?.id) : null,
  };
}
