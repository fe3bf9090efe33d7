import { sql } from 'kysely';
import { CONSENT_SECONDS, ConsentCookies, type NewConsent } from '../../../../platform/access/consentCookies.ts';
import { hashSecret } from '../../../../platform/access/tokens.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { Services } from '../../../../platform/services.ts';

/** Target of Shopify's redirect. */
export const CALLBACK_PATH = '/api/plugins/shopify/oauth/callback';
export const shopCookies = new ConsentCookies('shopify', '/api/plugins/shopify');

export interface ConnectionAttempt {
  userId: string;
  customerId: string;
  installationId: string;
  shop: string;
}

export interface TakenState extends ConnectionAttempt {
  /** Whether the state has not expired. */
  isFresh: boolean;
  isSameBrowser: boolean;
}

const system = { role: dbRoles.system };

export async function storeState(
  { reads }: Services,
  { state, browserKey }: NewConsent,
  { userId, customerId, installationId, shop }: ConnectionAttempt,
): Promise<void> {
  await reads.run(
    system,
    sql`
      insert into oauth_state (state_hash, browser_hash, user_id, customer_id, installation_id, shop, expires_at)
      values (${hashSecret(state)}, ${hashSecret(browserKey)}, ${userId}, ${customerId}, ${installationId}, ${shop},
        now() + make_interval(secs => ${CONSENT_SECONDS}))`,
  );
}

/** Deletes and returns a state, so that each state is used once. */
export async function takeState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<TakenState | undefined> {
  const [row] = await reads.run(
    system,
    sql<ConnectionAttempt & { browserHash: string; isFresh: boolean }>`
      delete from oauth_state where state_hash = ${hashSecret(state)}
      returning user_id as "userId", customer_id as "customerId", installation_id as "installationId", shop,
        browser_hash as "browserHash", expires_at > now() as "isFresh"`,
  );
  return row && { ...row, isSameBrowser: shopCookies.hashesIn(cookies, state).includes(row.browserHash) };
}

/** The installation of a state, for the redirect after a refusal. Only the browser that started gets an answer. */
export async function installationOfState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const hashes = shopCookies.hashesIn(cookies, state);
  if (!hashes.length) return undefined;
  const [row] = await reads.run(
    system,
    sql<{ id: string }>`
      select installation_id as id from oauth_state
      where state_hash = ${hashSecret(state)} and browser_hash = any(${hashes})`,
  );
  return row?.id;
}
