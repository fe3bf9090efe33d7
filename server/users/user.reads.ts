import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { changed, readPage, type PageArgs } from '../graphql/connection.ts';

const users = sqlBuilder
  .selectFrom('user_account')
  .select(['id', 'customer_id as customerId', 'name', 'email', 'role', 'created_at as createdAt', 'version'])
  .where('deactivated_at', 'is', null);

export async function userById(ctx: Context, id: string) {
  const [row] = await ctx.read(users.where('id', '=', id));
  return row;
}

const order = [{ column: 'name', key: 'name' }, { column: 'id', key: 'id' }];

export function userPage(ctx: Context, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: users.where('customer_id', '=', customerId),
    order,
    direction: 'asc',
    args,
  });
}

export const userChange = async (ctx: Context, id: string) => changed(id, await userById(ctx, id), order);

export async function colleagueWithEmail(ctx: Context, customerId: string, email: string) {
  const [row] = await ctx.read(users.where('customer_id', '=', customerId).where(sql`lower(email)`, '=', email.toLowerCase()));
  return row;
}

/** Who is told of what customers do: all admins, as long as nobody in particular looks after the company. */
export function staffToNotify(ctx: Context) {
  return ctx.readAsSystem(
    sqlBuilder.selectFrom('user_account').select(['name', 'email']).where('role', '=', 'ADMIN').where('deactivated_at', 'is', null),
  );
}
