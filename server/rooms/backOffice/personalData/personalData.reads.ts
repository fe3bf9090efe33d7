import { sql } from 'kysely';
import type { ErasureStatus } from '../../../../domain/backOffice/erasure.ts';
import type { Context } from '../../../platform/context.ts';
import { countOf, totalColumn } from '../../../platform/db/counting.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';

/** The law gives a month to answer a request. */
const dueAt = sql<string>`erasure.created_at + interval '1 month'`;

/** The copy of the viewer's data; undefined without one. */
export async function ownCopy(ctx: Context) {
  const [row] = await ctx.readAsAuth(
    sqlBuilder
      .selectFrom('personal_data_export')
      .select(['requested_at as requestedAt', 'ready_at as readyAt', 'expires_at as expiresAt'])
      .where('user_id', '=', ctx.person.userId)
      .where('expires_at', '>', sql<string>`now()`),
  );
  return row;
}

const erasures = sqlBuilder
  .selectFrom('erasure')
  .innerJoin('user_account as u', 'u.id', 'erasure.user_id')
  .leftJoin('customer as c', 'c.id', 'erasure.customer_id')
  .select([
    'erasure.id',
    'erasure.user_id as userId',
    'erasure.customer_id as customerId',
    'erasure.status',
    'erasure.reason',
    'erasure.answer',
    'erasure.created_at as createdAt',
    dueAt.as('dueAt'),
    'erasure.decided_at as decidedAt',
    'erasure.erased_at as erasedAt',
    'u.name as userName',
    'u.email as email',
    'c.name as companyName',
  ]);

/** The viewer's newest request; undefined without one. */
export async function ownErasure(ctx: Context) {
  const [row] = await ctx.readAsAuth(
    erasures.where('erasure.user_id', '=', ctx.person.userId).orderBy('erasure.id', 'desc').limit(1),
  );
  return row;
}

export async function erasureById(admin: Reader, id: string) {
  const [row] = await admin.read(erasures.where('erasure.id', '=', id));
  return row;
}

export const erasuresByIds = (admin: Reader, ids: readonly string[]) =>
  admin.read(erasures.where('erasure.id', '=', equalsAny(ids)).orderBy('erasure.id'));

export type ErasureRow = NonNullable<Awaited<ReturnType<typeof erasureById>>>;

const order = [{ column: 'erasure.id', key: 'id' }];

export const erasureChange = async (admin: Reader, id: string) =>
  changePayload(id, await erasureById(admin, id), order);

/** The requests with a status, those that wait longest first, and others newest first. */
export const erasurePage = (admin: Reader, status: ErasureStatus, args: PageArgs) =>
  readPage({
    read: (query) => admin.read(query),
    query: erasures.where('erasure.status', '=', status),
    order,
    direction: status === 'REQUESTED' ? 'asc' : 'desc',
    args,
  });

/** The status is a literal, so that the plan can use the index by status. */
export const requestedErasures = sqlBuilder.selectFrom('erasure').where('status', '=', sql.lit('REQUESTED'));

export const waitingErasures = (admin: Reader) => countOf(admin, requestedErasures.select(totalColumn));

/**
 * Places that an erasure leaves alone, because the company or the reseller works with them: in Danish, for the admin
 * who changes them.
 */
export async function leftovers(admin: Reader, { userId, email, customerId }: ErasureRow): Promise<string[]> {
  const address = email.toLowerCase();
  const [installations, members, companies] = await Promise.all([
    admin.read(
      sqlBuilder
        .selectFrom('installation')
        .select('subdomain')
        .where('customer_id', '=', customerId ?? '')
        .where(sql`lower(zendesk_api_email)`, '=', address)
        .orderBy('subdomain'),
    ),
    admin.read(
      sqlBuilder
        .selectFrom('team_member')
        .select('name')
        .where(sql`lower(email)`, '=', address),
    ),
    admin.read(
      sqlBuilder
        .selectFrom('customer as c')
        .select('c.name')
        .where('c.id', '=', customerId ?? '')
        .where(sql`lower(c.billing_email)`, '=', address)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('user_account as other')
                .select('other.id')
                .whereRef('other.customer_id', '=', 'c.id')
                .where('other.id', '<>', userId)
                .where('other.company_role', '=', 'ADMINISTRATOR')
                .where('other.role', '=', 'USER')
                .where('other.deactivated_at', 'is', null)
                .where('other.email_confirmed_at', 'is not', null),
            ),
          ),
        ),
    ),
  ]);
  return [
    ...installations.map(({ subdomain }) => `API-e-mailen til Zendesk på ${subdomain}`),
    ...members.map(({ name }) => `Medarbejderen ${name} under Team`),
    ...companies.map(({ name }) => `Faktura-e-mailen for ${name}`),
  ];
}

/** The ids of places, also on waiting lists, that the user has at events to come. */
export const comingRegistrations = (userId: string) =>
  sqlBuilder
    .selectFrom('event_registration as r')
    .innerJoin('event as e', 'e.id', 'r.event_id')
    .select(['r.id', 'r.event_id as eventId'])
    .where('r.user_id', '=', userId)
    .where('r.status', '<>', 'CANCELLED')
    .where('e.ends_at', '>', sql<string>`now()`);
