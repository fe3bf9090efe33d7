import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { readPage, type PageArgs } from '../graphql/connection.ts';

const departments = sqlBuilder.selectFrom('department').select([
  'id', 'customer_id as customerId', 'name', 'contact_person as contactPerson', 'phone_number as phoneNumber', 'street',
  'zip', 'city', 'billing_email as billingEmail', 'po_number as poNumber', 'payment_method as paymentMethod',
  'card_brand as cardBrand', 'card_last4 as cardLast4', 'card_exp_month as cardExpMonth', 'card_exp_year as cardExpYear',
  'created_at as createdAt', 'version',
]);

export async function departmentById(ctx: Context, id: string) {
  const [row] = await ctx.read(departments.where('id', '=', id));
  return row;
}

export function departmentPage(ctx: Context, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: departments.where('customer_id', '=', customerId),
    order: [{ column: 'name', key: 'name' }, { column: 'id', key: 'id' }],
    direction: 'asc',
    args,
  });
}
