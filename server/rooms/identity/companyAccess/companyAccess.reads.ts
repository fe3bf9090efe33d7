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
 * SQL on `user_account u` and `company_sign_in s`: the company requires its provider of the user. Only addresses of the
 * company's confirmed domains are covered, because nobody else has an account in its organisation.
 */
export const REQUIRES_PROVIDER = sql<boolean>`(u.role = 'USER' and s.is_required
  and exists (select from company_domain d
    where d.customer_id = u.customer_id and d.confirmed_at is not null
      and d.domain = lower(substring(u.email from '[^@]*$'))))`;

export interface EnterableMembership {
  id: string;
  /** Whether the company trusts the organisation of the account at the provider. */
  isTrusted: boolean;
  /** The provider with which the company demands that the user signs in, unless `isTrusted`. */
  requiredProvider: string | null;
}

/**
 * The active memberships in which the person of a user may begin a session with the account of a provider, if any: that
 * of the user first, then those used last.
 */
export const membershipsToEnter = (
  { em }: Write,
  userId: string,
  { issuer, tenant }: Partial<Pick<ProviderIdentity, 'issuer' | 'tenant'>> = {},
): Promise<EnterableMembership[]> =>
  runIn(
    em,
    sql<EnterableMembership>`
      with own as (
        select u.id, x.last_used_at,
          coalesce(u.role = 'USER' and s.issuer = ${issuer ?? null}::text and s.tenant = ${tenant ?? null}::text, false)
            as is_trusted,
          case when ${REQUIRES_PROVIDER} then s.provider end as required_provider
        from user_account first join user_account u on u.person_id = first.person_id and u.deactivated_at is null
          left join company_sign_in s on s.customer_id = u.customer_id
          left join membership_use x on x.user_id = u.id
        where first.id = ${userId})
      select id, is_trusted as "isTrusted", case when not is_trusted then required_provider end as "requiredProvider"
      from own order by id <> ${userId}, last_used_at desc nulls last, id`,
  );

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
