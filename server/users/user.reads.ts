import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { readPage, type PageArgs } from '../graphql/connection.ts';

const users = sqlBuilder
  .selectFrom('user_account')
  .select(['id', 'customer_id as customerId', 'name', 'email', 'role', 'created_at as createdAt', 'version'])
  .where('deactivated_at', 'is', null);

export async function userById(ctx: Context, id: string) {
  const [row] = await ctx.read(users.where('id', '=', id));
  return row;
}

export function userPage(ctx: Context, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: users.where('customer_id', '=', customerId),
    order: [{ column: 'name', key: 'name' }, { column: 'id', key: 'id' }],
    direction: 'asc',
    args,
  });
}
