import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';

/** The active user who signs in with an e-mail, with what the sign-in alone may read. */
export async function userForSignIn(ctx: Context, email: string) {
  const [user] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('user_account')
      .select([
        'id', 'customer_id as customerId', 'name', 'email', 'role', 'created_at as createdAt', 'version',
        'password_hash as passwordHash',
      ])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('deactivated_at', 'is', null),
  );
  return user;
}
