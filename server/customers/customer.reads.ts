import type { Compilable } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';

const customers = sqlBuilder.selectFrom('customer').select([
  'id', 'name', 'contact_person as contactPerson', 'phone_number as phoneNumber', 'vat_number as vatNumber',
  'ean_number as eanNumber', 'billing_email as billingEmail', 'street', 'zip', 'city', 'po_number as poNumber',
  'created_at as createdAt', 'version',
]);

export type CustomerRow = Awaited<ReturnType<typeof customersByIds>>[number];

export function customersByIds(ctx: Context, ids: readonly string[]) {
  // `= any` keeps one statement for every number of ids.
  return ctx.read(customers.where('id', '=', (eb) => eb.fn.any(eb.val(ids as string[]))));
}

export const userCount = (ctx: Context, customerId: string) =>
  countOf(ctx, activeUsers.where('customer_id', '=', customerId));

export const departmentCount = (ctx: Context, customerId: string) =>
  countOf(ctx, sqlBuilder.selectFrom('department').select(total).where('customer_id', '=', customerId));

const total = sqlBuilder.fn.countAll<number>().as('total');
const activeUsers = sqlBuilder.selectFrom('user_account').select(total).where('deactivated_at', 'is', null);

async function countOf(ctx: Context, query: Compilable<{ total: number }>): Promise<number> {
  return (await ctx.read(query))[0]?.total ?? 0;
}
