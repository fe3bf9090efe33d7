import { sql } from 'kysely';
import { hashSecret } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { IS_LAST_USED_MEMBERSHIP } from '../users/memberships.reads.ts';
import { activeUsers } from '../users/user.reads.ts';
import { ownPasswordTurn, passwordMatches } from './passwords.service.ts';

const emailIs = (email: string) => [sql`lower(email)`, '=', email.toLowerCase()] as const;

/**
 * Several unconfirmed accounts may claim one address, also beside its owner. Each costs a password hash at sign-in or a
 * mail at a reset, so only this many are considered.
 */
export const MAX_CLAIMS = 3;
/** How many accounts that claim an address are searched for one that has signed in from the caller's browser. */
const MAX_CLAIMS_READ = 100;

/** Active accounts with the persons who sign in to them. */
const accounts = activeUsers.select('person_id as personId');

/** The hash of the person's password, which the auth role alone can read. */
const passwordHash = sql<string>`(select p.password_hash from person p where p.id = user_account.person_id)`.as(
  'passwordHash',
);

/**
 * The active accounts of an address, one of each person: of the owner who has confirmed the address first, then of
 * those who claim it, oldest first.
 */
export const accountsByEmail = (email: string) =>
  accounts
    .where(...emailIs(email))
    .where(IS_LAST_USED_MEMBERSHIP)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('id')
    .limit(MAX_CLAIMS);

/** The confirmed user of an address, or the oldest account that claims the address. */
export async function userByEmail(ctx: Context, email: string) {
  const [user] = await ctx.readAsAuth(accountsByEmail(email));
  return user;
}

/** The owner of an address, if there is one, and the oldest accounts that claim it. */
export async function ownerAndClaims(ctx: Context, email: string) {
  const accounts = await ctx.readAsAuth(accountsByEmail(email).limit(1 + MAX_CLAIMS));
  return accounts[0]?.emailConfirmedAt ? accounts : accounts.slice(0, MAX_CLAIMS);
}

/** The active user with an id, of any company. */
export async function activeUserById(ctx: Context, id: string) {
  const [user] = await ctx.readAsAuth(accounts.where('id', '=', id));
  return user;
}

/** The active user of a person; the one used last, if the person has several memberships. */
export async function activeUserOfPerson(ctx: Context, personId: string) {
  const [user] = await ctx.readAsAuth(accounts.where('person_id', '=', personId).where(IS_LAST_USED_MEMBERSHIP));
  return user;
}

/** A company's active user with an address. */
export async function activeUserOfCompany(ctx: Context, customerId: string, email: string) {
  const [user] = await ctx.readAsAuth(activeUsers.where(...emailIs(email)).where('customer_id', '=', customerId));
  return user;
}

/**
 * Whether another person than this one has an address. Only a confirmed address is taken: an unconfirmed claim does not
 * keep others from using the address.
 */
export async function isEmailTaken(ctx: Context, email: string, personId = ''): Promise<boolean> {
  const [owner] = await ctx.readAsAuth(
    activeUsers
      .where(...emailIs(email))
      .where('email_confirmed_at', 'is not', null)
      .where('person_id', '<>', personId)
      .limit(1),
  );
  return owner !== undefined;
}

/** Name of the company that a user works for. A user without a company works for the reseller. */
export async function companyNameOf(ctx: Context, customerId: string | null): Promise<string> {
  if (!customerId) return ctx.services.config.legal.companyName;
  const [company] = await ctx.readAsAuth(sqlBuilder.selectFrom('customer').select('name').where('id', '=', customerId));
  return company?.name ?? '';
}

/** The active user of a reset link. Returns undefined when the link is unknown, used or expired. */
export async function userOfResetLink(ctx: Context, token: string) {
  const [user] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('password_reset')
      .innerJoin('user_account', 'user_account.person_id', 'password_reset.person_id')
      .select([
        'user_account.id',
        'user_account.person_id as personId',
        'user_account.name',
        'user_account.email',
        'user_account.customer_id as customerId',
      ])
      .where('token_hash', '=', hashSecret(token))
      .where('used_at', 'is', null)
      .where('deactivated_at', 'is', null)
      .where(IS_LAST_USED_MEMBERSHIP)
      .where('expires_at', '>', sql<string>`now()`),
  );
  return user;
}

/** The active accounts of an address with their password hashes. Only the sign-in may use the hashes. */
export const accountsWithPasswordHash = (ctx: Context, email: string) =>
  ctx.readAsAuth(accountsByEmail(email).limit(MAX_CLAIMS_READ).select(passwordHash));

/** The active user with their password hash. Only the sign-in may use the hash. */
export async function userWithPasswordHash(ctx: Context, userId: string) {
  const [user] = await ctx.readAsAuth(accounts.select(passwordHash).where('id', '=', userId));
  return user;
}

/** Looks the user up by id, because accounts of other people may claim the same address. */
export async function isPasswordOfUser(ctx: Context, userId: string, password: string): Promise<boolean> {
  const found = await userWithPasswordHash(ctx, userId);
  return passwordMatches(ctx, ownPasswordTurn(ctx), found?.passwordHash, password);
}
