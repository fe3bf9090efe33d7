import { sql } from 'kysely';
import { type Reader, defineLoader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';
import type { PageArgs } from '../graphql/connection.ts';
import { changePayload, readPage } from '../graphql/keyset.ts';
import { NestedPages } from '../graphql/NestedPages.ts';

const licenses = sqlBuilder
  .selectFrom('license')
  .select([
    'id',
    'customer_id as customerId',
    'installation_id as installationId',
    'type',
    'quantity',
    'status',
    'billing_interval as billingInterval',
    'contract_term as contractTerm',
    'valid_from as validFrom',
    'valid_until as validUntil',
    'monthly_price as monthlyPrice',
    'billed_months as billedMonths',
    'renewal_quantity as renewalQuantity',
    'created_at as createdAt',
    'version',
  ])
  .where('deleted_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

export async function licenseById(ctx: Reader, id: string) {
  const [row] = await ctx.read(licenses.where('id', '=', id));
  return row;
}

export type LicenseRow = NonNullable<Awaited<ReturnType<typeof licenseById>>>;

export const licenseChange = async (ctx: Reader, id: string) => changePayload(id, await licenseById(ctx, id), order);

export function licensePage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: licenses.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
}

export const licensesOfInstallations = (ctx: Reader) =>
  new NestedPages<LicenseRow>({
    read: (query) => ctx.read(query),
    query: licenses,
    parentColumn: 'installation_id',
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

export const installationLicensesLoader = defineLoader(licensesOfInstallations);
