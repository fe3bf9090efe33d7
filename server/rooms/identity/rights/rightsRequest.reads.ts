import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';

const requests = sqlBuilder
  .selectFrom('rights_request')
  .select([
    'id',
    'customer_id as customerId',
    'user_id as userId',
    'subject',
    'department_id as departmentId',
    'path',
    'created_at as createdAt',
    'decided_at as decidedAt',
  ]);
const openRequests = requests.where('decided_at', 'is', null);

const order = [{ column: 'id', key: 'id' }];

/** The open request of a user for the same rights, which a repeated request returns. */
export async function openRequestFor(
  ctx: Reader,
  userId: string,
  { subject, departmentId }: { subject: string | null; departmentId: string | null },
) {
  const [row] = await ctx.read(
    openRequests
      .where('user_id', '=', userId)
      .where(sql`(subject, department_id)`, 'is not distinct from', sql`(${subject}::text, ${departmentId}::text)`),
  );
  return row;
}

/** An answered request is published as deleted, because it is no longer in the list. */
export async function rightsRequestChange(ctx: Reader, id: string) {
  const [row] = await ctx.read(openRequests.where('id', '=', id));
  return changePayload(id, row, order);
}

/**
 * The change for a subscriber who may be limited to the requests of one user: undefined for a request of somebody else,
 * of which not even the id is published, and for one that was deleted with its department, whose user is not known.
 */
export async function publishedRightsRequestChange(ctx: Reader, id: string, userId: string | undefined) {
  const [row] = await ctx.read(ofUser(requests.where('id', '=', id), userId));
  if (!row && userId !== undefined) return undefined;
  return changePayload(id, row?.decidedAt ? undefined : row, order);
}

/** The open requests of a company, or of one of its users, newest first. */
export const rightsRequestPage = (ctx: Reader, customerId: string, args: PageArgs, userId?: string) =>
  readPage({
    read: (query) => ctx.read(query),
    query: ofUser(openRequests.where('customer_id', '=', customerId), userId),
    order,
    direction: 'desc',
    args,
  });

const ofUser = (query: typeof requests, userId: string | undefined) =>
  userId === undefined ? query : query.where('user_id', '=', userId);
