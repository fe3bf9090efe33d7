import { sql } from 'kysely';
import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import type { Context } from '../../../platform/context.ts';
import { totalColumn } from '../../../platform/db/counting.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { type Reader, defineLoader } from '../../../platform/db/Reader.ts';
import { RowQuery, type RowOf } from '../../../platform/db/RowQuery.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader, RowLoader, RowsById } from '../../../platform/graphql/RowLoader.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import { IS_ADMINISTRATOR } from './administrators.reads.ts';
import { userSees } from './mailScope.reads.ts';
import { IS_LAST_USED_MEMBERSHIP } from './memberships.reads.ts';

const usersIncludingDeactivated = sqlBuilder
  .selectFrom('user_account')
  .select([
    'id',
    'customer_id as customerId',
    'name',
    'email',
    'role',
    'company_role as companyRole',
    'subjects',
    'department_ids as departmentIds',
    'created_at as createdAt',
    'email_confirmed_at as emailConfirmedAt',
    'version',
  ]);

/** The role of a read decides which companies’ users the query returns. The sign-in uses the query as well. */
export const activeUsers = usersIncludingDeactivated.where('deactivated_at', 'is', null);

export async function userById(ctx: Reader, id: string) {
  const [row] = await ctx.read(activeUsers.where('id', '=', id));
  return row;
}

export const userNodeLoader = defineRowLoader((ids) => activeUsers.where('id', '=', equalsAny(ids)));

/** Users whom their company has deactivated, and may reactivate. */
const deactivatedUsers = usersIncludingDeactivated
  .where('deactivated_at', 'is not', null)
  .where('deactivated_by_company', '=', true);

export async function deactivatedUserById(ctx: Reader, id: string) {
  const [row] = await ctx.read(deactivatedUsers.where('id', '=', id));
  return row;
}

const order = [
  { column: 'name', key: 'name' },
  { column: 'id', key: 'id' },
];

export function userPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: activeUsers.where('customer_id', '=', customerId),
    order,
    direction: 'asc',
    args,
  });
}

export function deactivatedUserPage(ctx: Reader, customerId: string, args: PageArgs) {
  return readPage({
    read: (query) => ctx.read(query),
    query: deactivatedUsers.where('customer_id', '=', customerId),
    order,
    direction: 'asc',
    args,
  });
}

/** The change of a user in the list of deactivated users; the counterpart of `userChange`. */
export const deactivatedUserChange = async (ctx: Reader, id: string) =>
  changePayload(id, await deactivatedUserById(ctx, id), order);

export const userChange = async (ctx: Reader, id: string) => changePayload(id, await userById(ctx, id), order);

export async function colleagueWithEmail(ctx: Reader, customerId: string, email: string) {
  const [row] = await ctx.read(
    activeUsers.where('customer_id', '=', customerId).where(sql`lower(email)`, '=', email.toLowerCase()),
  );
  return row;
}

/**
 * The active users of the person who has confirmed the address, that of the company which was used last first. Read
 * with the role of the system, which knows the uses.
 */
export const usersWithEmail = (ctx: Reader, email: string) =>
  ctx.readAsSystem(
    activeUsers
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .where('email_confirmed_at', 'is not', null)
      .orderBy(sql`not ${IS_LAST_USED_MEMBERSHIP}`)
      .orderBy('id'),
  );

/** Includes deactivated users, whose names are still shown on what they did. */
export const usersByIds = new RowQuery(usersIncludingDeactivated);

export type UserRow = RowOf<typeof usersByIds>;

/**
 * Recipients of mails about what customers do: the company's active point of contact or, when there is none, all admins
 * with a confirmed address, each person once.
 */
export async function staffFor(ctx: Pick<Context, 'readAsSystem'>, customerId: string | null): Promise<Recipient[]> {
  const contact = customerId
    ? await ctx.readAsSystem(
        sqlBuilder
          .selectFrom('customer')
          .innerJoin('team_member', 'team_member.id', 'customer.point_of_contact_id')
          .select(['team_member.name', 'team_member.email'])
          .where('customer.id', '=', customerId)
          .where('team_member.is_active', '=', true),
      )
    : [];
  return contact.length
    ? contact
    : ctx.readAsSystem(
        sqlBuilder
          .selectFrom('user_account')
          .distinctOn('person_id')
          .select(['name', 'email'])
          .where('role', '=', 'ADMIN')
          .where('deactivated_at', 'is', null)
          .where('email_confirmed_at', 'is not', null),
      );
}

export const userLoader = defineLoader((reader) => new RowsById(reader, usersByIds));

/** Administrators of a company with a confirmed address, by name; the first fifty. */
export const administratorsOf = (customerId: string) => usersInRoles(customerId, ['ADMINISTRATOR']);

/**
 * Administrators and buyers of a company with a confirmed address who see the subject in all departments, by name; the
 * first fifty.
 */
export const buyersOf = (customerId: string, subject: Subject) =>
  usersInRoles(customerId, ['ADMINISTRATOR', 'BUYER']).where(userSees('user_account', subject));

const usersInRoles = (customerId: string, roles: readonly CompanyRole[]) =>
  sqlBuilder
    .selectFrom('user_account')
    .select(['id', 'name', 'email'])
    .where('customer_id', '=', customerId)
    .where('company_role', 'in', roles)
    .where('role', '=', 'USER')
    .where('deactivated_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('name')
    .limit(50);

/** Numbers of active users and administrators, for lists of companies. A company without users has no row. */
const userCounts = (ctx: Reader, ids: readonly string[]) =>
  ctx.read(
    sqlBuilder
      .selectFrom('user_account')
      .select([
        'customer_id as id',
        totalColumn,
        sql<number>`count(*) filter (where ${IS_ADMINISTRATOR})`.as('administrators'),
      ])
      .$narrowType<{ id: string }>()
      .where('customer_id', '=', equalsAny(ids))
      .where('deactivated_at', 'is', null)
      .groupBy('customer_id'),
  );

export const userCountsLoader = defineLoader((reader) => new RowLoader((ids) => userCounts(reader, ids)));
