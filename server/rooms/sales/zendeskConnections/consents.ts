import { sql } from 'kysely';
import { CONSENT_SECONDS, ConsentCookies, type NewConsent } from '../../../platform/access/consentCookies.ts';
import { hashSecret } from '../../../platform/access/tokens.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ZendeskOAuthClient } from '../../../providers/zendesk/tokens.ts';
import { consentBinding } from './ZendeskConsent.ts';

/** Target of Zendesk's redirect, which its OAuth clients name. */
export const CALLBACK_PATH = '/api/zendesk/oauth/callback';
export const zendeskCookies = new ConsentCookies('zendesk', '/api/zendesk/oauth');

const system = { role: dbRoles.system };

/** The session, the company and the installation to which a consent is bound. */
export interface ConsentOwner {
  sessionId: string;
  userId: string;
  customerId: string;
  installationId: string;
  subdomain: string;
}

interface ConsentSecrets {
  client: ZendeskOAuthClient;
  /** Whether the client is the reseller's, whose secret is not stored. */
  isShared: boolean;
  codeVerifier: string;
}

export interface TakenConsent extends ConsentOwner, ConsentSecrets {
  isFresh: boolean;
  isSameBrowser: boolean;
}

/** A repetition of the same call stores nothing more. */
export async function storeConsent(
  { reads, secrets }: Services,
  { state, browserKey }: NewConsent,
  { sessionId, userId, customerId, installationId, subdomain }: ConsentOwner,
  { client, isShared, codeVerifier }: ConsentSecrets,
): Promise<void> {
  const stateHash = hashSecret(state);
  await reads.run(
    system,
    sql`
      insert into zendesk_consent (state_hash, browser_hash, session_id, user_id, customer_id, installation_id,
        subdomain, client_id, client_secret, code_verifier, expires_at)
      values (${stateHash}, ${hashSecret(browserKey)}, ${sessionId}, ${userId}, ${customerId}, ${installationId},
        ${subdomain}, ${client.clientId},
        ${isShared ? null : secrets.seal(client.clientSecret, consentBinding('clientSecret', stateHash))},
        ${secrets.seal(codeVerifier, consentBinding('codeVerifier', stateHash))},
        now() + make_interval(secs => ${CONSENT_SECONDS}))
      on conflict (state_hash) do nothing`,
  );
}

interface StoredConsent extends ConsentOwner {
  browserHash: string;
  clientId: string;
  clientSecret: string | null;
  codeVerifier: string;
  isFresh: boolean;
}

/** Deletes and returns a consent, so that each state is used once. */
export async function takeConsent(
  { reads, secrets, config }: Services,
  state: string,
  cookies: string | undefined,
): Promise<TakenConsent | undefined> {
  const stateHash = hashSecret(state);
  const [row] = await reads.run(
    system,
    sql<StoredConsent>`
      delete from zendesk_consent where state_hash = ${stateHash}
      returning session_id as "sessionId", user_id as "userId", customer_id as "customerId",
        installation_id as "installationId", subdomain, browser_hash as "browserHash", client_id as "clientId",
        client_secret as "clientSecret", code_verifier as "codeVerifier", expires_at > now() as "isFresh"`,
  );
  if (!row) return undefined;
  const { browserHash, clientId, clientSecret: sealed, ...consent } = row;
  const clientSecret = sealed
    ? secrets.open(sealed, consentBinding('clientSecret', stateHash))
    : (config.zendeskClient?.clientSecret ?? '');
  return {
    ...consent,
    client: { clientId, clientSecret },
    isShared: sealed === null,
    codeVerifier: secrets.open(row.codeVerifier, consentBinding('codeVerifier', stateHash)),
    isSameBrowser: zendeskCookies.hashesIn(cookies, state).includes(browserHash),
  };
}
