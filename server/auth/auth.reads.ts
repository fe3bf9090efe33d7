import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { passwordMatches } from './passwords.ts';

const users = sqlBuilder
  .selectFrom('user_account')
  .select(['id', 'customer_id as customerId', 'name', 'email', 'role', 'created_at as createdAt', 'version'])
  .where('deactivated_at', 'is', null);

const has = (email: string) => [sql`lower(email)`, '=', email.toLowerCase()] as const;

/** The active user with an e-mail, whichever company has them. */
export async function userByEmail(ctx: Context, email: string) {
  const [user] = await ctx.readAsAuth(users.where(...has(email)));
  return user;
}

/** The same, for whoever knows the password. The hash goes no further than this. */
export async function userWithPassword(ctx: Context, email: string, password: string) {
  const [found] = await ctx.readAsAuth(users.select('password_hash as passwordHash').where(...has(email)));
  if (!(await passwordMatches(found?.passwordHash, password)) || !found) return undefined;
  const { passwordHash: _, ...user } = found;
  return user;
}
