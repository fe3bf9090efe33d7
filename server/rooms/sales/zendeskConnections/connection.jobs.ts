import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { ProviderError } from '../../../providers/ProviderError.ts';
import { administratorsOf } from '../../identity/users/user.reads.ts';
import { keysEndMail } from './connection.mails.ts';
import { freshToken } from './freshToken.ts';

const system = { role: dbRoles.system };

const BATCH = 20;
/** Zendesk lets a refresh token end after 30 days, so a help desk that never answers is given up. */
const MAX_ATTEMPTS = 10;

interface EndedGrant {
  id: string;
  subdomain: string;
  hasTokens: boolean;
}

/** Revokes the grants that installations no longer use, and deletes them. */
export const revokeGrants: JobHandler = async (services) => {
  for (;;) {
    const due = await claimEnded(services);
    for (const grant of due) await revoke(services, grant);
    if (due.length < BATCH) return;
  }
};

/** The next attempt is stored first, so that a process that dies tries no grant for ever. */
const claimEnded = ({ reads }: Services) =>
  reads.run(
    system,
    sql<EndedGrant>`
      update zendesk_grant set revoke_attempts = revoke_attempts + 1,
        next_revoke_at = now() + make_interval(mins => 5 * (1 << revoke_attempts))
      where id in (select id from zendesk_grant where ended_at is not null and next_revoke_at <= now()
        order by next_revoke_at limit ${sql.lit(BATCH)} for update skip locked)
      returning id, subdomain, access_token is not null as "hasTokens"`,
  );

async function revoke(services: Services, { id, subdomain, hasTokens }: EndedGrant): Promise<void> {
  const token = hasTokens ? await freshToken(services, id) : ({ broken: 'ACCESS_WITHDRAWN' } as const);
  if ('isBusy' in token) return;
  try {
    if ('failure' in token) throw token.failure;
    if ('accessToken' in token) await services.zendesk.revokeToken({ subdomain, accessToken: token.accessToken });
    await services.reads.run(system, sql`delete from zendesk_grant where id = ${id}`);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const [given] = await services.reads.run(
      system,
      sql<{ id: string }>`
        delete from zendesk_grant where id = ${id} and revoke_attempts >= ${MAX_ATTEMPTS} returning id`,
    );
    const event = given ? 'revoking Zendesk tokens was given up' : 'revoking Zendesk tokens failed, will retry';
    services.log[given ? 'error' : 'warn']({ err: error, grantId: id }, event);
  }
}

/** Deletes consents that were never given. */
export const pruneConsents: JobHandler = async ({ reads }) => {
  await reads.run(system, sql`delete from zendesk_consent where expires_at < now()`);
};

/** Mails the administrators of each company with API keys once that Zendesk ends them. */
export const tellKeysEnd: JobHandler = async (services) => {
  while (await tellNextCompany(services));
};

const tellNextCompany = ({ writes, reads, config }: Services): Promise<boolean> =>
  writes.run(system, async (write) => {
    const [company] = await runIn(
      write.em,
      sql<{ id: string; subdomains: string[] }>`
        update customer c set told_keys_end_at = now()
        from (select i.customer_id, array_agg(i.subdomain order by i.subdomain) as subdomains from installation i
          join customer k on k.id = i.customer_id
          where i.zendesk_api_key_last4 is not null and k.told_keys_end_at is null
          group by i.customer_id order by i.customer_id limit 1) keys
        where c.id = keys.customer_id and c.told_keys_end_at is null returning c.id, keys.subdomains`,
    );
    if (!company) return false;
    for (const recipient of await systemReader(reads).readAsSystem(administratorsOf(company.id)))
      write.mail(keysEndMail(config, recipient, company));
    return true;
  });
