import { sql, type Compilable } from 'kysely';
import type { Context, Reader } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';

export const customerColumns = [
  'id', 'name', 'contact_person as contactPerson', 'phone_number as phoneNumber', 'vat_number as vatNumber',
  'ean_number as eanNumber', 'billing_email as billingEmail', 'street', 'zip', 'city', 'po_number as poNumber',
  'point_of_contact_id as pointOfContactId', 'created_at as createdAt', 'version',
] as const;
const customers = sqlBuilder.selectFrom('customer').select(customerColumns);

export type CustomerRow = Awaited<ReturnType<typeof customersByIds>>[number];

export function customersByIds(ctx: Reader, ids: readonly string[]) {
  // `= any` keeps one statement for every number of ids.
  return ctx.read(customers.where('id', '=', (eb) => eb.fn.any(eb.val(ids as string[]))));
}

export async function companyById(ctx: Reader, id: string) {
  return (await customersByIds(ctx, [id]))[0];
}

/** Companies may share a number, and one that is known is known to nobody but the portal: read outside any company. */
export async function isKnownVatNumber(ctx: Context, vatNumber: string, exceptCustomerId: string | null): Promise<boolean> {
  let known = sqlBuilder.selectFrom('customer').select('id').where('vat_number', '=', vatNumber).limit(1);
  if (exceptCustomerId) known = known.where('id', '<>', exceptCustomerId);
  return (await ctx.readAsSystem(known)).length > 0;
}

export const licenseCount = (ctx: Reader, customerId: string) => countOf(
  ctx, sqlBuilder.selectFrom('license').select(sql<number>`coalesce(sum(quantity), 0)::int`.as('total'))
    .where('customer_id', '=', customerId).where('status', '=', 'ACTIVE').where('deleted_at', 'is', null),
);

export const userCount = (ctx: Reader, customerId: string) =>
  countOf(ctx, activeUsers.where('customer_id', '=', customerId));

export const departmentCount = (ctx: Reader, customerId: string) =>
  countOf(ctx, sqlBuilder.selectFrom('department').select(total).where('customer_id', '=', customerId));

const total = sqlBuilder.fn.countAll<number>().as('total');
const activeUsers = sqlBuilder.selectFrom('user_account').select(total).where('deactivated_at', 'is', null);

async function countOf(ctx: Reader, query: Compilable<{ total: number }>): Promise<number> {
  return (await ctx.read(query))[0]?.total ?? 0;
}
