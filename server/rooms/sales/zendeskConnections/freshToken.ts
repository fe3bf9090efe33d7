import { sql } from 'kysely';
import type { ConnectionFault } from '../../../../domain/companies/zendeskConnection.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import { ProviderError } from '../../../providers/ProviderError.ts';
import type { Grant, ZendeskTokens } from '../../../providers/zendesk/tokens.ts';
import { clientOf, GRANT_COLUMNS, storeTokens, type GrantRow } from './grants.ts';
import { grantBinding } from './ZendeskGrant.ts';

const system = { role: dbRoles.system };

/** An access token is renewed this long before its end, so that it does not end while a large help desk is read. */
const MARGIN_SECONDS = 3 * 60;
/** Longer than a renewal takes. An older one belongs to a process that died. */
export const RENEWAL_SECONDS = 60;

export type FreshToken =
  | { accessToken: string }
  /** Another process renews the tokens at this moment. */
  | { isBusy: true }
  /** Nobody but the company can give access again. */
  | { broken: ConnectionFault }
  /** Zendesk has not said whether the tokens are valid. The same renewal is tried again later. */
  | { failure: ProviderError; isGone: boolean };

/**
 * Returns a valid access token, which is renewed first if it ends soon or if the help desk has rejected it.
 *
 * Zendesk replaces a refresh token at each use, so only one process may renew at a time. The claim is a column instead
 * of a lock, because no transaction may be open during a call; it is stored before the call. If the process dies
 * before it stores the answer, nobody knows whether the refresh token is spent: the next process uses it once more, and
 * Zendesk refuses it if it is. A second death ends the connection, so that nothing is tried for ever.
 */
export async function freshToken(services: Services, grantId: string, rejected?: string): Promise<FreshToken> {
  const claimed = await claimRenewal(services, grantId, rejected);
  if (!('renewing' in claimed)) return claimed;
  const { renewing, grant } = claimed;
  const client = clientOf(services, renewing);
  if (!client) {
    // An operator's mistake, or an intended change of the client, which the companies have to consent to.
    services.log.error({ grantId }, "a grant was given to another Zendesk client than the portal's");
    return settle(services, renewing, { broken: 'CLIENT_REJECTED' });
  }
  const result = await services.zendesk.requestTokens({ subdomain: renewing.subdomain, client, grant });
  if ('tokens' in result) return settle(services, renewing, { tokens: result.tokens });
  if ('failure' in result) return settle(services, renewing, result);
  if (result.refusal === 'GRANT') return settle(services, renewing, { broken: 'ACCESS_WITHDRAWN' });
  if (renewing.clientSecret !== null) return settle(services, renewing, { broken: 'CLIENT_REJECTED' });
  // A wrong setting must not end the connections of all companies in one night.
  services.log.error({ grantId }, "Zendesk refuses the portal's own client: check ZENDESK_CLIENT_ID and _SECRET");
  const failure = new ProviderError("Zendesk refuses the portal's own client");
  return settle(services, renewing, { failure, isGone: false });
}

type Renewing = GrantRow & { since: string };
type Claim = FreshToken | { renewing: Renewing; grant: Grant };

interface LockedGrant extends GrantRow {
  isFresh: boolean;
  isRefreshable: boolean;
  isRenewing: boolean;
  isInterrupted: boolean;
  wasInterrupted: boolean;
}

const claimRenewal = ({ writes, secrets }: Services, grantId: string, rejected: string | undefined): Promise<Claim> =>
  writes.run<Claim>(system, async ({ em }) => {
    const [row] = await runIn(
      em,
      sql<LockedGrant>`
        select ${GRANT_COLUMNS}, was_interrupted as "wasInterrupted",
          refreshing_since is not null as "isInterrupted",
          coalesce(access_expires_at > now() + make_interval(secs => ${MARGIN_SECONDS}), false) as "isFresh",
          coalesce(refresh_expires_at > now(), false) as "isRefreshable",
          coalesce(refreshing_since > now() - make_interval(secs => ${RENEWAL_SECONDS}), false) as "isRenewing"
        from zendesk_grant where id = ${grantId} for update`,
    );
    if (!row) return { broken: 'ACCESS_WITHDRAWN' };
    if (row.isRenewing) return { isBusy: true };
    const { id, isInterrupted } = row;
    const accessToken = row.accessToken && secrets.open(row.accessToken, grantBinding('accessToken')(id));
    if (accessToken && row.isFresh && accessToken !== rejected && !isInterrupted) return { accessToken };
    const grant = grantOf(row, secrets);
    if (!grant) return { broken: row.refreshToken ? 'ACCESS_EXPIRED' : 'ACCESS_WITHDRAWN' };
    if (isInterrupted && row.wasInterrupted) return { broken: 'RENEWAL_LOST' };
    const [claimed] = await runIn(
      em,
      sql<{ since: string }>`
        update zendesk_grant set refreshing_since = now(), was_interrupted = ${isInterrupted} where id = ${id}
        returning refreshing_since::text as since`,
    );
    return { renewing: { ...row, since: claimed!.since }, grant };
  });

function grantOf({ id, kind, refreshToken, isRefreshable }: LockedGrant, secrets: Services['secrets']): Grant | null {
  if (kind === 'CLIENT_CREDENTIALS') return { grant_type: 'client_credentials' };
  if (!refreshToken || !isRefreshable) return null;
  return {
    grant_type: 'refresh_token',
    refresh_token: secrets.open(refreshToken, grantBinding('refreshToken')(id)),
  };
}

type Outcome = { tokens: ZendeskTokens } | Exclude<FreshToken, { accessToken: string } | { isBusy: true }>;

/** Stores the outcome, unless the process was so slow that another one has taken over. */
async function settle(
  { writes, secrets, zendesk, log }: Services,
  { id, subdomain, since }: Renewing,
  outcome: Outcome,
): Promise<FreshToken> {
  const isOurs = await writes.run(system, async ({ em }) => {
    const [ours] = await runIn(
      em,
      sql`select from zendesk_grant where id = ${id} and refreshing_since = ${since}::timestamptz for update`,
    );
    if (!ours) return false;
    if ('tokens' in outcome) await storeTokens({ em }, secrets, id, outcome.tokens);
    else
      await runIn(em, sql`update zendesk_grant set refreshing_since = null, was_interrupted = false where id = ${id}`);
    return true;
  });
  if (!('tokens' in outcome)) return outcome;
  const { accessToken } = outcome.tokens;
  if (isOurs) return { accessToken };
  log.warn({ grantId: id }, 'a renewal of Zendesk tokens was overtaken by another one');
  await zendesk.revokeToken({ subdomain, accessToken }).catch(() => undefined);
  return { isBusy: true };
}
