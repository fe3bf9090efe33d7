import { hashSecret, newSecret } from '../../auth/tokens.ts';
import type { Config } from '../../config.ts';
import type { Services } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';

/** Where browsers come back to; the cookie is for nothing else. */
export const CALLBACK_PATH = '/api/plugins/shopify/oauth/callback';
const COOKIE_PATH = '/api/plugins/shopify';
const GOOD_FOR = 10 * 60;

export interface Started {
  userId: string;
  customerId: string;
  installationId: string;
  shop: string;
}

export interface TakenState extends Started {
  /** Its ten minutes are not over. */
  isFresh: boolean;
  isSameBrowser: boolean;
}

const system = { role: dbRoles.system };

/**
 * Two secrets for one consent. The state goes through the shop and comes back; the other stays in the browser that asked.
 * Without it, somebody could send a shop's owner the link and have their shop connected to another company.
 */
export function newState() {
  return { state: newSecret(), browserKey: newSecret() };
}

type NewState = ReturnType<typeof newState>;

export async function keepState(
  { reads }: Services,
  { state, browserKey }: NewState,
  { userId, customerId, installationId, shop }: Started,
): Promise<void> {
  await reads.runSql(
    system,
    `
    insert into oauth_state (state_hash, browser_hash, user_id, customer_id, installation_id, shop, expires_at)
    values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
    [hashSecret(state), hashSecret(browserKey), userId, customerId, installationId, shop, GOOD_FOR],
  );
}

/** Good once: of two who bring the same, one gets it. */
export async function takeState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<TakenState | undefined> {
  const [row] = await reads.runSql<Started & { browserHash: string; isFresh: boolean }>(
    system,
    `
    delete from oauth_state where state_hash = $1
    returning user_id as "userId", customer_id as "customerId", installation_id as "installationId", shop, browser_hash as "browserHash", expires_at > now() as "isFresh"`,
    [hashSecret(state)],
  );
  return row && { ...row, isSameBrowser: keysIn(cookies, state).some((key) => hashSecret(key) === row.browserHash) };
}

/** For the way back alone, where what came with the state was refused: whose browser this is may know which installation it was about. */
export async function installationOfState(
  { reads }: Services,
  state: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const hashes = keysIn(cookies, state).map(hashSecret);
  if (!hashes.length) return undefined;
  const [row] = await reads.runSql<{ id: string }>(
    system,
    'select installation_id as id from oauth_state where state_hash = $1 and browser_hash = any($2)',
    [hashSecret(state), hashes],
  );
  return row?.id;
}

/** Named by its state, so that two tabs at once each find their own. */
const cookieName = (state: string) => `shopify_${hashSecret(state).slice(0, 16)}`;

export const cookieFor = (config: Config, { state, browserKey }: NewState) =>
  cookie(config, state, browserKey, GOOD_FOR);
export const cookieGone = (config: Config, state: string) => cookie(config, state, '', 0);

/** Lax, since it is Shopify's page that leads back. */
const cookie = ({ publicUrl }: Config, state: string, value: string, seconds: number) =>
  [
    `${cookieName(state)}=${value}`,
    `Path=${COOKIE_PATH}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** More than one may have the name: another page of the same domain can set cookies, too. */
function keysIn(cookies: string | undefined, state: string): string[] {
  const prefix = `${cookieName(state)}=`;
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
}
