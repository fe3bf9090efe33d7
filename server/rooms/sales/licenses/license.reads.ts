import { sql } from 'kysely';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { NestedPages } from '../../../platform/graphql/NestedPages.ts';
import { defineRowLoader, RowLoader } from '../../../platform/graphql/RowLoader.ts';

export const licenses = sqlBuilder
  .selectFrom('license')
  .select([
    'license.id',
    'license.customer_id as customerId',
    'license.installation_id as installationId',
    'license.type',
    'license.quantity',
    'license.status',
    'license.billing_interval as billingInterval',
    'license.contract_term as contractTerm',
    'license.valid_from as validFrom',
    'license.valid_until as validUntil',
    'license.monthly_price as monthlyPrice',
    'license.billed_months as billedMonths',
    'license.renewal_quantity as renewalQuantity',
    'license.paused_at as pausedAt',
    'license.created_at as createdAt',
    'license.version',
  ])
  .where('license.deleted_at', 'is', null);

const order = [{ column: 'license.id', key: 'id' }];

export async function licenseById(ctx: Reader, id: string) {
  const [row] = await ctx.read(licenses.where('license.id', '=', id));
  return row;
}

export type LicenseRow = NonNullable<Awaited<ReturnType<typeof licenseById>>>;

export const licenseLoader = defineRowLoader((ids) => licenses.where('license.id', '=', equalsAny(ids)));

export const licenseChange = async (ctx: Reader, id: string) => changePayload(id, await licenseById(ctx, id), order);

export function licensePage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: licenses.where('license.customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

export const licensesOfInstallations = (ctx: Reader) =>
  new NestedPages<LicenseRow>({
    read: (query) => ctx.read(query),
    query: licenses,
    parentColumn: 'license.installation_id',
    order,
    direction: 'desc',
  });

/** The first day on which an active licence of the company ends. */
const firstEndDate = (customerId: string) =>
  sqlBuilder
    .selectFrom('license')
    .select((eb) => eb.fn.min('valid_until').as('end'))
    .where('customer_id', '=', customerId)
    .where('status', '=', sql.lit('ACTIVE'))
    .where('deleted_at', 'is', null);

export async function licenseSummary(ctx: Reader, customerId: string) {
  const seatsWithStatus = (status: string) =>
    sql<number>`coalesce(sum(quantity) filter (where status = ${sql.lit(status)}), 0)::int`;
  const [[sums], [requests]] = await Promise.all([
    ctx.read(
      sqlBuilder
        .selectFrom('license')
        .select([
          seatsWithStatus('ACTIVE').as('active'),
          seatsWithStatus('PENDING').as('pending'),
          seatsWithStatus('EXPIRED').as('expired'),
          sql<string | null>`min(valid_until) filter (where status = 'ACTIVE')`.as('nextRenewal'),
          sql<number>`coalesce(
            sum(quantity) filter (where status = 'ACTIVE' and valid_until = (${firstEndDate(customerId)})), 0)::int`.as(
            'renewalCount',
          ),
        ])
        .where('customer_id', '=', customerId)
        .where('deleted_at', 'is', null),
    ),
    ctx.read(
      sqlBuilder
        .selectFrom('license_request')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('customer_id', '=', customerId)
        .where('status', '=', sql.lit('PENDING')),
    ),
  ]);
  const { active, pending, expired, nextRenewal, renewalCount } = sums!;
  return {
    id: `licenseSummary:${customerId}`,
    active,
    pending,
    expired,
    total: active + pending,
    awaitingRequests: requests!.total,
    nextRenewal,
    renewalCount,
  };
}

interface ActiveLicense {
  /** Id of the installation. */
  id: string;
  license: LicenseRow;
}

/** The active licences to which ordered seats are added: of each installation, the oldest one of its plan. */
export const activeLicenseLoader = defineLoader(
  (reader) =>
    new RowLoader<ActiveLicense>(async (ids) => {
      const rows = await reader.read(
        licenses
          .innerJoin('installation', 'installation.id', 'license.installation_id')
          .distinctOn('license.installation_id')
          .where('license.installation_id', '=', equalsAny(ids))
          .where('license.status', '=', sql.lit('ACTIVE'))
          .whereRef('license.type', '=', 'installation.license_type')
          .orderBy('license.installation_id')
          .orderBy('license.id'),
      );
      return rows.map((license) => ({ id: license.installationId, license }));
    }),
);

/** Seats of each installation that are ordered and not created yet. */
export const orderedSeatsLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('license_request')
          .select(['installation_id as id', sql<number>`sum(requested_licenses)::int`.as('total')])
          .where('installation_id', '=', equalsAny(ids))
          .where('fulfilled_at', 'is', null)
          .where('status', 'not in', ['REJECTED', 'COMPLETED'])
          .groupBy('installation_id'),
      ),
    ),
);

/**
 * Seats that are ordered and will be added to each licence: those of its plan, unless the installation has an older
 * active licence of the plan.
 */
export const seatsOnTheWayLoader = defineLoader(
  (reader) =>
    new RowLoader((ids) =>
      reader.read(
        sqlBuilder
          .selectFrom('license')
          .innerJoin('license_request as r', 'r.installation_id', 'license.installation_id')
          .select(['license.id', sql<number>`sum(r.requested_licenses)::int`.as('total')])
          .where('license.id', '=', equalsAny(ids))
          .where('license.status', '=', sql.lit('ACTIVE'))
          .whereRef('r.license_type', '=', 'license.type')
          .where('r.fulfilled_at', 'is', null)
          .where('r.status', 'not in', ['REJECTED', 'COMPLETED'])
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('license as older')
                  .select('older.id')
                  .whereRef('older.installation_id', '=', 'license.installation_id')
                  .whereRef('older.type', '=', 'license.type')
                  .whereRef('older.id', '<', 'license.id')
                  .where('older.status', '=', sql.lit('ACTIVE'))
                  .where('older.deleted_at', 'is', null),
              ),
            ),
          )
          .groupBy('license.id'),
      ),
    ),
);

export const installationLicensesLoader = defineLoader(licensesOfInstallations);
