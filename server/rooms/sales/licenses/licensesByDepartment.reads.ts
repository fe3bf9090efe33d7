import { sql, type SelectQueryBuilder } from 'kysely';
import { type LicenseStatus, Plan, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { containsPattern } from '../../../platform/db/containsPattern.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder, type Tables } from '../../../platform/db/tables.ts';
import { SYNC, type PageArgs } from '../../../platform/graphql/connection.ts';
import {
  countRows,
  decodeCursor,
  pageOf,
  pageSize,
  readPage,
  rethrowInvalidCursor,
} from '../../../platform/graphql/keyset.ts';
import { licenses } from './license.reads.ts';

export interface LicenseFilter {
  /** Part of the name of a plan or department, or of a subdomain. */
  search?: string | null | undefined;
  departmentId?: string | null | undefined;
  statuses?: readonly LicenseStatus[] | null | undefined;
}

const order = [
  { column: 'department.name', key: 'departmentName' },
  { column: 'department.id', key: 'departmentId' },
  { column: 'installation.subdomain', key: 'subdomain' },
  { column: 'installation.id', key: 'installationId' },
  { column: 'shown.id', key: 'id' },
];

/**
 * A page of a company's licences by department and installation. Of each installation, no more licences are read than
 * the page can show, so that the cost does not grow with their number.
 */
export async function licensesByDepartment(ctx: Reader, customerId: string, filter: LicenseFilter, args: PageArgs) {
  if (args[SYNC]) return changedLicenses(ctx, customerId, filter, args);
  const rows = await ctx.read(pageQuery(customerId, filter, args)).catch(rethrowInvalidCursor(args));
  return pageOf(rows, order, args, () => countLicenses(ctx, customerId, filter));
}

function changedLicenses(ctx: Reader, customerId: string, filter: LicenseFilter, args: PageArgs) {
  const { departmentId } = filter;
  const own = licenses
    .innerJoin('installation', 'installation.id', 'license.installation_id')
    .innerJoin('department', 'department.id', 'installation.department_id')
    .where('license.customer_id', '=', customerId);
  const query = matching(departmentId ? own.where('department.id', '=', departmentId) : own, filter);
  return readPage({ read: (compiled) => ctx.read(compiled), query, order, direction: 'asc', args });
}

function pageQuery(customerId: string, filter: LicenseFilter, args: PageArgs) {
  const limit = pageSize(args.first) + 1;
  const position = args.after ? decodeCursor(args.after, order.length) : undefined;
  const installation = installationsOf(customerId, filter);
  // The first condition is implied by the second one, and lets the index of departments skip those before the cursor.
  const remaining = position ? installation.where(isFrom(position, 2)).where(isFrom(position, 4)) : installation;
  return remaining
    .innerJoinLateral(
      () => {
        const ofInstallation = matching(licenses, filter)
          .whereRef('license.installation_id', '=', 'installation.id' as 'license.installation_id')
          .orderBy('license.id')
          .limit(limit);
        return (position ? ofInstallation.where(isAfterInInstallation(position)) : ofInstallation).as('shown');
      },
      (join) => join.onTrue(),
    )
    .selectAll('shown')
    .select(['department.id as departmentId', 'department.name as departmentName', 'installation.subdomain'])
    .orderBy('department.name')
    .orderBy('department.id')
    .orderBy('installation.subdomain')
    .orderBy('installation.id')
    .orderBy('shown.id')
    .limit(limit);
}

const countLicenses = (ctx: Reader, customerId: string, filter: LicenseFilter) =>
  countRows(
    (query) => ctx.read(query),
    matching(
      installationsOf(customerId, filter)
        .innerJoin('license', 'license.installation_id', 'installation.id')
        .where('license.deleted_at', 'is', null)
        .select('license.id'),
      filter,
    ),
  );

function installationsOf(customerId: string, { departmentId }: LicenseFilter) {
  const installations = sqlBuilder
    .selectFrom('department')
    .innerJoin('installation', 'installation.department_id', 'department.id')
    .where('department.customer_id', '=', customerId);
  return departmentId ? installations.where('department.id', '=', departmentId) : installations;
}

/** Adds the conditions that concern a licence and its installation. */
function matching<From extends 'license' | 'department' | 'installation', Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  { search, statuses }: LicenseFilter,
): SelectQueryBuilder<Tables, From, Row> {
  let matches = query;
  // The statuses are literals, because a generic plan for a parameter could not use the partial indexes.
  if (statuses)
    matches = matches.where(
      statuses.length
        ? sql<boolean>`license.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`
        : sql<boolean>`false`,
    );
  if (!search?.trim()) return matches;
  const pattern = containsPattern(search);
  return matches.where(
    sql<boolean>`(license.type = ${equalsAny(plansNamed(search))} or installation.subdomain ilike ${pattern}
      or department.name ilike ${pattern})`,
  );
}

const plansNamed = (search: string) =>
  valuesOf(Plan).filter((plan) => Plan[plan].label.toLowerCase().includes(search.trim().toLowerCase()));

/** A row comparison of the first `length` columns of the order with those of the cursor. */
const isFrom = (position: unknown[], length: number) =>
  sql<boolean>`(${sql.join(order.slice(0, length).map(({ column }) => sql.ref(column)))}) >=
    (${sql.join(position.slice(0, length).map((value) => sql.val(value)))})`;

/** Of the installation at the cursor, only the licences after it; of later installations, all. */
const isAfterInInstallation = (position: unknown[]) =>
  sql<boolean>`license.id > case when installation.id = ${position[3]} then ${position[4]} else '' end`;
