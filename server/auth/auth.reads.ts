import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sqlBuilder } from '../db/tables.ts';
import { passwordMatches } from './passwords.ts';
import { hashSecret } from './tokens.ts';

const users = sqlBuilder
  .selectFrom('user_account')
  .select([
    'id',
    'customer_id as customerId',
    'name',
    'email',
    'role',
    'created_at as createdAt',
    'email_confirmed_at as emailConfirmedAt',
    'version',
  ])
  .where('deactivated_at', 'is', null);

const has = (email: string) => [sql`lower(email)`, '=', email.toLowerCase()] as const;

/** Several unconfirmed accounts may claim one address. Each costs a hash at sign-in or a mail, so only a few count. */
export const MAX_CLAIMS = 3;
/** So many claims are looked at for one that knows the caller's browser. */
const MAX_CLAIMS_READ = 100;

/** The active accounts that an address signs in to: the confirmed one, then those that claim it, the oldest first. */
export const accountsOf = (email: string) =>
  users
    .where(...has(email))
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('id')
    .limit(MAX_CLAIMS);

/** The confirmed user with an address, else the oldest that claims it. */
export async function userByEmail(ctx: Context, email: string) {
  const [user] = await ctx.readAsAuth(accountsOf(email));
  return user;
}

/** The active user with an id, whichever company has them. */
export async function signInUser(ctx: Context, id: string) {
  const [user] = await ctx.readAsAuth(users.where('id', '=', id));
  return user;
}

/** A company's active user with an address. */
export async function colleagueToSignIn(ctx: Context, customerId: string, email: string) {
  const [user] = await ctx.readAsAuth(users.where(...has(email)).where('customer_id', '=', customerId));
  return user;
}

/** An address is taken once somebody has proved that it is theirs. */
export async function isEmailTaken(ctx: Context, email: string): Promise<boolean> {
  const [owner] = await ctx.readAsAuth(users.where(...has(email)).where('email_confirmed_at', 'is not', null));
  return owner !== undefined;
}

/** The company that a person works for; somebody without a customer works for the reseller. */
export async function companyNameOf(ctx: Context, customerId: string | null): Promise<string> {
  if (!customerId) return ctx.services.config.legal.companyName;
  const [company] = await ctx.readAsAuth(sqlBuilder.selectFrom('customer').select('name').where('id', '=', customerId));
  return company?.name ?? '';
}

/** The active user whom a reset link belongs to, while the link works. */
export async function userOfResetLink(ctx: Context, token: string) {
  const [user] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('password_reset')
      .innerJoin('user_account', 'user_account.id', 'password_reset.user_id')
      .select(['user_account.id', 'user_account.name', 'user_account.email', 'user_account.customer_id as customerId'])
      .where('token_hash', '=', hashSecret(token))
      .where('used_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`),
  );
  return user;
}

/** The accounts that an address signs in to, with their password hashes. The hashes go no further than the sign-in. */
export const accountsWithHash = (ctx: Context, email: string) =>
  ctx.readAsAuth(accountsOf(email).limit(MAX_CLAIMS_READ).select('password_hash as passwordHash'));

/** By id, since an address alone may be claimed by accounts of others. */
export async function isPasswordOf(ctx: Context, userId: string, password: string): Promise<boolean> {
  const [found] = await ctx.readAsAuth(users.select('password_hash as passwordHash').where('id', '=', userId));
  return passwordMatches(found?.passwordHash, password);
}
