import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';

export async function invoiceById(ctx: Reader, id: string) {
  const [row] = await ctx.read(
    sqlBuilder.selectFrom('invoice').select(['id', 'customer_id as customerId']).where('id', '=', id),
  );
  return row;
}
