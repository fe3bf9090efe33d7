import { sql } from 'kysely';
import type { LicenseRequestStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
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
import { licenseRequestSorts, type LicenseRequestSort } from './licenseRequestSorts.ts';

const requests = sqlBuilder
  .selectFrom('license_request')
  .select([
    'license_request.id',
    'license_request.customer_id as customerId',
    'license_request.department_id as departmentId',
    'license_request.installation_id as installationId',
    'license_request.user_id as userId',
    'license_type as licenseType',
    'requested_licenses as requestedLicenses',
    'license_request.contract_term as contractTerm',
    'license_request.billing_interval as billingInterval',
    'license_request.price',
    'license_request.status',
    'approved_at as approvedAt',
    'fulfilled_at as fulfilledAt',
    'license_request.created_at as createdAt',
    'license_request.version',
  ]);

const order = [{ column: 'license_request.id', key: 'id' }];

export async function licenseRequestById(ctx: Reader, id: string) {
  const [row] = await ctx.read(requests.where('license_request.id', '=', id));
  return row;
}

type LicenseRequestRow = NonNullable<Awaited<ReturnType<typeof licenseRequestById>>>;

export const licenseRequestLoader = defineRowLoader((ids) => requests.where('license_request.id', '=', equalsAny(ids)));

export async function licenseRequestOfPurchase(ctx: Reader, purchaseId: string) {
  const [row] = await ctx.read(requests.where('purchase_id', '=', purchaseId));
  return row;
}

export const licenseRequestChange = async (ctx: Reader, id: string) =>
  changePayload(id, await licenseRequestById(ctx, id), order);

export function licenseRequestPage(
  ctx: Reader,
  customerId: string,
  { status }: Pick<RequestFilter, 'status'>,
  args: PageArgs,
) {
  let query = requests.where('license_request.customer_id', '=', customerId);
  if (status) query = query.where('license_request.status', '=', status);
  return readPage({ read: (compiled) => ctx.read(compiled), query, order, direction: 'desc', args });
}

export const requestsOfInstallations = (ctx: Reader) =>
  new NestedPages<LicenseRequestRow>({
    read: (query) => ctx.read(query),
    query: requests,
    parentColumn: 'license_request.installation_id',
    order,
    direction: 'desc',
  });

export interface RequestFilter {
  search?: string | null | undefined;
  status?: LicenseRequestStatus | null | undefined;
  type?: Plan | null | undefined;
  ids?: string[] | null | undefined;
  sort?: LicenseRequestSort | null | undefined;
}

/** Requests of all companies. The search matches the company's name and the e-mail of the user who placed the order. */
export function matchingRequests({ search, status, type, ids }: Omit<RequestFilter, 'sort'>) {
  let query = requests;
  if (status) query = query.where('license_request.status', '=', status);
  if (type) query = query.where('license_type', '=', type);
  if (ids) query = query.where('license_request.id', '=', equalsAny(ids));
  if (search?.trim()) query = query.where(matchesSearch(search, 'license_request', ['company', 'user']));
  return query;
}

export const allLicenseRequests = (ctx: Reader, { sort, ...filter }: RequestFilter, args: PageArgs) =>
  readSortedPage({
    read: (compiled) => ctx.read(compiled),
    query: matchingRequests(filter),
    sorts: licenseRequestSorts,
    sort,
    args,
  });

/** The status is a literal, because a generic plan for a parameter could not use the partial index. */
export const pendingRequests = sqlBuilder.selectFrom('license_request').where('status', '=', sql.lit('PENDING'));

export const pendingLicenseRequests = (ctx: Reader) => countOf(ctx, pendingRequests.select(totalColumn));

/** Can only be read with the admin role. */
export const adminNotes = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder.selectFrom('license_request').select(['id', 'admin_notes as notes']).where('id', '=', equalsAny(ids)),
  );

export const adminNotesLoader = defineLoader((reader) => new RowLoader((ids) => adminNotes(reader, ids)));

export const installationRequestsLoader = defineLoader(requestsOfInstallations);
