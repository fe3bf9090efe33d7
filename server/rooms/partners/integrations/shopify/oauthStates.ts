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
  await reads.runSql(
    system,
    `
    insert into oauth_state (state_hash, browser_hash, user_id, customer_id, installation_id, shop, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashSecret(state), hashSecret(browserKey), userId, customerId, installationId, shop, CONSENT_SECONDS],
  );
}

/** Deletes and returns a state, so that each state is used once. */
export async function takeState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<TakenState | undefined> {
  const [row] = await reads.runSql<ConnectionAttempt & { browserHash: string; isFresh: boolean }>(
    system,
    `
    delete from oauth_state where state_hash = $1
    returning user_id as "userId", customer_id as "customerId", installation_id as "installationId", shop,
      browser_hash as "browserHash", expires_at > now() as "isFresh"`,
    [hashSecret(state)],
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
  const [row] = await reads.runSql<{ id: string }>(
    system,
    'select installation_id as id from oauth_state where state_hash = $1 and browser_hash = any($2)',
    [hashSecret(state), hashes],
  );
  return row?.id;
}
