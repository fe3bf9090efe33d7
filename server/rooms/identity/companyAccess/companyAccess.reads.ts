import { sql } from 'kysely';
import { mailDomainOf } from '../../../../domain/identity/publicMailDomains.ts';
import type { Context } from '../../../platform/context.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { PageArgs } from '../../../platform/graphql/connection.ts';
import { changePayload, readPage } from '../../../platform/graphql/keyset.ts';
import { defineRowLoader } from '../../../platform/graphql/RowLoader.ts';
import type { ProviderIdentity } from '../../../providers/openid/OpenIdClient.ts';

/** The mail domains of a company, oldest first; at most MAX_DOMAINS. */
export const domainsOf = (ctx: Reader, customerId: string) =>
  ctx.read(
    sqlBuilder
      .selectFrom('company_domain')
      .select([
        'id',
        'domain',
        'token',
        'created_at as createdAt',
        'dns_found_at as dnsFoundAt',
        'confirmed_at as confirmedAt',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('id'),
  );

const companySignIns = sqlBuilder
  .selectFrom('company_sign_in as s')
  .select([
    's.customer_id as customerId',
    's.provider',
    's.issuer',
    's.tenant',
    's.is_required as isRequired',
    's.join_policy as joinPolicy',
    's.join_role as joinRole',
  ]);

/** The organisation that a company trusts, and its rules; undefined for a company that signs in by itself. */
export async function companySignInOf(ctx: Reader, customerId: string) {
  const [row] = await ctx.read(companySignIns.where('s.customer_id', '=', customerId));
  return row;
}

/** The company that has confirmed the domain of an address and lets people join, with its rules. */
export async function companyToJoin(ctx: Context, email: string) {
  const [row] = await ctx.readAsAuth(
    companySignIns
      .innerJoin('company_domain as d', 'd.customer_id', 's.customer_id')
      .innerJoin('customer as c', 'c.id', 's.customer_id')
      .select('c.name as companyName')
      .where('d.domain', '=', mailDomainOf(email))
      .where('d.confirmed_at', 'is not', null)
      .where('s.join_policy', '<>', 'NONE'),
  );
  return row;
}

/**
 * The company that a person may join: the one with the domain of the address, if the account belongs to the
 * organisation that the company trusts. The address alone is never enough, because a provider may let anybody claim it.
 */
export async function companyOfIdentity(ctx: Context, { issuer, tenant, email }: ProviderIdentity) {
  const company = email && tenant ? await companyToJoin(ctx, email) : undefined;
  return company?.issuer === issuer && company.tenant === tenant ? company : undefined;
}

/**
 * How the company of a user demands that they sign in; undefined when the user may sign in by any means. Only addresses
 * of the company's confirmed domains are covered, because nobody else has an account in its organisation.
 */
export async function requiredSignInOf({ em }: Write, userId: string) {
  const [row] = await runIn(
    em,
    sql<{ provider: string; issuer: string; tenant: string }>`select s.provider, s.issuer, s.tenant
     from user_account u join company_sign_in s on s.customer_id = u.customer_id
     where u.id = ${userId} and u.role = 'USER' and s.is_required
       and exists (select from company_domain d
         where d.customer_id = u.customer_id and d.confirmed_at is not null
           and d.domain = lower(substring(u.email from '[^@]*$')))`,
  );
  return row;
}

/** Whether an account belongs to the organisation that the company of the user trusts. */
export async function isTrustedByCompany(
  { em }: Write,
  userId: string,
  { issuer, tenant }: Pick<ProviderIdentity, 'issuer' | 'tenant'>,
): Promise<boolean> {
  const rows = await runIn(
    em,
    sql`select 1 from user_account u join company_sign_in s on s.customer_id = u.customer_id
     where u.id = ${userId} and u.role = 'USER' and s.issuer = ${issuer} and s.tenant = ${tenant}`,
  );
  return rows.length > 0;
}

const accessRequests = sqlBuilder
  .selectFrom('access_request')
  .select(['id', 'customer_id as customerId', 'name', 'email', 'provider', 'created_at as createdAt'])
  .where('decided_at', 'is', null)
  .where('expires_at', '>', sql<string>`now()`);

const order = [{ column: 'id', key: 'id' }];

export async function accessRequestById(ctx: Reader, id: string) {
  const [row] = await ctx.read(accessRequests.where('id', '=', id));
  return row;
}

export const accessRequestNodeLoader = defineRowLoader((ids) => accessRequests.where('id', '=', equalsAny(ids)));

/** An answered request is published as deleted, because it is no longer in the list. */
export const accessRequestChange = async (ctx: Reader, id: string) =>
  changePayload(id, await accessRequestById(ctx, id), order);

/** The people who ask for access to a company, newest first. */
export const accessRequestPage = (ctx: Reader, customerId: string, args: PageArgs) =>
  readPage({
    read: (query) => ctx.read(query),
    query: accessRequests.where('customer_id', '=', customerId),
    order,
    direction: 'desc',
    args,
  });
