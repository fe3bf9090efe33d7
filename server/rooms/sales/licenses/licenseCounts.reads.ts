import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { defineLoader, type Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { RowLoader } from '../../../platform/graphql/RowLoader.ts';

/** Numbers of seats in the active licences of companies. A company without seats has no row. */
const licenseCounts = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('license')
      .select(['customer_id as id', sql<number>`sum(quantity)::int`.as('total')])
      .where('customer_id', '=', equalsAny(ids))
      .where('status', '=', sql.lit('ACTIVE'))
      .where('deleted_at', 'is', null)
      .groupBy('customer_id'),
  );

/** Number of seats in the active licences of each department's installations. Departments without seats have no row. */
const activeLicenseCounts = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('license')
      .innerJoin('installation', 'installation.id', 'license.installation_id')
      .select(['installation.department_id as id', sql<number>`sum(license.quantity)::int`.as('total')])
      .where('installation.department_id', '=', equalsAny(ids))
      .where('license.status', '=', 'ACTIVE')
      .where('license.deleted_at', 'is', null)
      .groupBy('installation.department_id'),
  );

export const licenseCountsLoader = defineLoader((reader) => new RowLoader((ids) => licenseCounts(reader, ids)));

export const activeLicensesLoader = defineLoader((reader) => new RowLoader((ids) => activeLicenseCounts(reader, ids)));
