import { hashSecret, newSecret } from '../../access/tokens.ts';
import type { Config } from '../../config.ts';
import { dbRoles } from '../../db/roles.ts';
import type { Services } from '../../services.ts';

/** Target of Shopify's redirect. The cookie's path must contain it. */
export const CALLBACK_PATH = '/api/plugins/shopify/oauth/callback';
const COOKIE_PATH = '/api/plugins/shopify';
const LIFETIME_SECONDS = 10 * 60;

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

/**
 * Creates two secrets for one consent. The state travels through Shopify; the browser key stays in a cookie of the
 * browser that started. Without the key, an attacker could send the link to a shop's owner and get the owner's shop
 * connected to another company.
 */
export function newState() {
  return { state: newSecret(), browserKey: newSecret() };
}

type NewState = ReturnType<typeof newState>;

export async function storeState(
  { reads }: Services,
  { state, browserKey }: NewState,
  { userId, customerId, installationId, shop }: ConnectionAttempt,
): Promise<void> {
  await reads.runSql(
    system,
    `
    insert into oauth_state (state_hash, browser_hash, user_id, customer_id, installation_id, shop, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashSecret(state), hashSecret(browserKey), userId, customerId, installationId, shop, LIFETIME_SECONDS],
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
  return (
    row && { ...row, isSameBrowser: browserKeysIn(cookies, state).some((key) => hashSecret(key) === row.browserHash) }
  );
}

/** The installation of a state, for the redirect after a refusal. Only the browser that started gets an answer. */
export async function installationOfState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const hashes = browserKeysIn(cookies, state).map(hashSecret);
  if (!hashes.length) return undefined;
  const [row] = await reads.runSql<{ id: string }>(
    system,
    'select installation_id as id from oauth_state where state_hash = $1 and browser_hash = any($2)',
    [hashSecret(state), hashes],
  );
  return row?.id;
}

/** The cookie's name contains the state's hash, so that concurrent tabs have separate cookies. */
const cookieName = (state: string) => `shopify_${hashSecret(state).slice(0, 16)}`;

export const stateCookie = (config: Config, { state, browserKey }: NewState) =>
  cookie(config, state, browserKey, LIFETIME_SECONDS);
export const expiredStateCookie = (config: Config, state: string) => cookie(config, state, '', 0);

/** SameSite is Lax, because the callback is a navigation from Shopify's site. */
const cookie = ({ publicUrl }: Config, state: string, value: string, seconds: number) =>
  [
    `${cookieName(state)}=${value}`,
    `Path=${COOKIE_PATH}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Several cookies can have the state's name, because other pages of the same domain can set cookies too. */
function browserKeysIn(cookies: string | undefined, state: string): string[] {
  const prefix = `${cookieName(state)}=`;
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
}
