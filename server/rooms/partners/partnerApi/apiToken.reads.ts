import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';

/** `issuedBy` is null for a company that cannot see the issuer, an employee of the reseller. */
const apiTokens = sqlBuilder
  .selectFrom('api_token')
  .leftJoin('user_account', 'user_account.id', 'api_token.issued_by_id')
  .select([
    'api_token.id',
    'api_token.name',
    'last_four as lastFour',
    'scope',
    'user_account.name as issuedBy',
    'api_token.created_at as createdAt',
    'expires_at as expiresAt',
    'last_used_at as lastUsedAt',
    'last_used_address as lastUsedAddress',
    'revoked_at as revokedAt',
    'allowed_addresses as allowedAddresses',
    'api_token.subjects',
    'api_token.department_ids as departmentIds',
    sql<string>`coalesce(program, api_token.id)`.as('program'),
  ]);
const order = [{ column: 'api_token.id', key: 'id' }];

export async function apiTokenChange(ctx: Reader, id: string) {
  const [row] = await ctx.read(apiTokens.where('api_token.id', '=', id));
  return changePayload(id, row, order);
}

export const apiTokenPage = (ctx: Reader, customerId: string, args: PageArgs) =>
  readPage({
    read: (query) => ctx.read(query),
    query: apiTokens.where('api_token.customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });

/** The working tokens that a user has issued; the newest fifty. */
export const tokensIssuedBy = (ctx: Reader, userId: string) =>
  ctx.read(
    apiTokens
      .where('api_token.issued_by_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where((expression) =>
        expression.or([expression('expires_at', 'is', null), expression('expires_at', '>', sql<string>`now()`)]),
      )
      .orderBy('api_token.id', 'desc')
      .limit(50),
  );
