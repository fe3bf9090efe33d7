import { sql } from 'kysely';
import type { ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { OPEN_STATUSES } from '../../../../domain/sales/openAgreement.ts';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { matchesSearch } from '../../../platform/db/matchesSearch.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';
import { readSortedPage } from '../../../platform/graphql/sorts.ts';
import { serviceAgreementSorts, type ServiceAgreementSort } from './serviceAgreementSorts.ts';

const agreements = sqlBuilder
  .selectFrom('service_agreement')
  .select([
    'id',
    'customer_id as customerId',
    'department_id as departmentId',
    'user_id as userId',
    'status',
    'start_date as startDate',
    'end_date as endDate',
    'duration',
    'payment_interval as paymentInterval',
    'license_count as licenseCount',
    'license_price as licensePrice',
    'price_list_id as priceListId',
    'agreed_price_id as agreedPriceId',
    'terms_version as termsVersion',
    'regulations',
    'billed_months as billedMonths',
    'paused_at as pausedAt',
    'created_at as createdAt',
    'version',
  ])
  .where('deleted_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

export async function agreementById(ctx: Reader, id: string) {
  const [row] = await ctx.read(agreements.where('id', '=', id));
  return row;
}

export const agreementLoader = defineRowLoader((ids) => agreements.where('id', '=', equalsAny(ids)));

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof agreementById>>>;

/** Time during which the confirmation of an order can be opened again. */
const JUST_ORDERED_INTERVAL = sql`interval '1 hour'`;

/**
 * Returns an agreement that the company itself ordered within the last hour. Agreements of admins, and those whose card
 * payment has not settled, are not found.
 */
export async function justOrderedAgreement(ctx: Reader, customerId: string, id: string) {
  const [row] = await ctx.read(
    agreements
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('origin', '=', sql.lit('CLIENT'))
      .where('created_at', '>', sql<string>`now() - ${JUST_ORDERED_INTERVAL}`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('ledger_entry')
              .select('ledger_entry.id')
              .where('subject_id', '=', id)
              .where('ledger_entry.origin', '=', sql.lit('CLIENT'))
              .where('method', '=', sql.lit('CREDIT_CARD'))
              .where('ledger_entry.status', '=', sql.lit('PENDING')),
          ),
        ),
      ),
  );
  return row;
}

/** The newest pending or active agreement of each department. */
export const openAgreements = async (
  ctx: Reader,
  ids: readonly string[],
): Promise<{ id: string; agreement: AgreementRow }[]> =>
  (
    await ctx.read(
      agreements
        .where('department_id', '=', equalsAny(ids))
        .where('status', 'in', OPEN_STATUSES)
        .distinctOn('department_id')
        .orderBy('department_id')
        .orderBy('id', 'desc'),
    )
  ).map((agreement) => ({ id: agreement.departmentId, agreement }));

export const agreementChange = async (ctx: Reader, id: string) =>
  changePayload(id, await agreementById(ctx, id), order);

export function agreementPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: agreements.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

export const agreementsOfDepartments = (ctx: Reader) =>
  new NestedPages<AgreementRow>({
    read: (query) => ctx.read(query),
    query: agreements,
    parentColumn: 'department_id',
    order,
    direction: 'desc',
  });

export interface AgreementFilter {
  search?: string | null | undefined;
  status?: ServiceAgreementStatus | null | undefined;
  ids?: string[] | null | undefined;
  sort?: ServiceAgreementSort | null | undefined;
}

export function matchingAgreements({ search, status, ids }: Omit<AgreementFilter, 'sort'>) {
  let query = agreements;
  if (status) query = query.where('status', '=', status);
  if (ids) query = query.where('id', '=', equalsAny(ids));
  if (search?.trim()) query = query.where(matchesSearch(search, 'service_agreement', ['company', 'department']));
  return query;
}

/** Row-level security limits the rows: an admin sees every company, others see their own. */
export const agreementOverview = (ctx: Reader, { sort, ...filter }: AgreementFilter, args: PageArgs) =>
  readSortedPage({
    read: (compiled) => ctx.read(compiled),
    query: matchingAgreements(filter),
    sorts: serviceAgreementSorts,
    sort,
    args,
  });

/** The status is a literal, because a generic plan for a parameter could not use the partial index. */
export const pendingAgreements = sqlBuilder
  .selectFrom('service_agreement')
  .where('status', '=', sql.lit('PENDING'))
  .where('deleted_at', 'is', null);

export const pendingServiceAgreements = (ctx: Reader) => countOf(ctx, pendingAgreements.select(totalColumn));

export const departmentAgreementsLoader = defineLoader(agreementsOfDepartments);

export const openAgreementLoader = defineLoader((reader) => new RowLoader((ids) => openAgreements(reader, ids)));
