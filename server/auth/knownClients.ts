import { dbRoles } from '../db/roles.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { hashSecret, newSecret } from './tokens.ts';

// A limit on failed sign-ins to one account, whatever the address, would let strangers lock its owner out. So browsers and
// networks that somebody has signed in from are exempt: a browser by a random secret in a cookie, a network by its address
// group, for programs and browsers that keep no cookies (see docs/decisions/029-guessing.md).

const GOOD_FOR_DAYS = 180;
/** Programs that keep no cookie get a new one at each sign-in; those that never come back make room first. */
const MAX_PER_USER = 50;
const MAX_COOKIES_READ = 20;

export interface KnownClient {
  /** Names the browser among limits' keys; undefined when the user has not signed in with it. */
  device: string | undefined;
  isKnownNetwork: boolean;
}

/** What the caller of this request is to each of these users. Users who do not know the caller are left out. */
export async function knownClientsOf(ctx: Context, userIds: string[]): Promise<Map<string, KnownClient>> {
  const devices = deviceSecrets(ctx).map(hashSecret);
  const network = networkHash(ctx);
  const rows = await ctx.services.reads.runSql<{ userId: string; hash: string }>(
    { role: dbRoles.auth },
    `
    select user_id as "userId", key_hash as hash from known_client
    where user_id = any($1) and key_hash = any($2) and expires_at > now()`,
    [userIds, [...devices, network]],
  );
  const clients = new Map<string, KnownClient>();
  for (const { userId, hash } of rows) {
    const { device, isKnownNetwork } = clients.get(userId) ?? { device: undefined, isKnownNetwork: false };
    clients.set(userId, {
      device: device ?? (hash === network ? undefined : hash),
      isKnownNetwork: isKnownNetwork || hash === network,
    });
  }
  return clients;
}

/** After a sign-in: the browser and its network are known to this user from now on. */
export async function rememberClient(ctx: Context, userId: string): Promise<void> {
  const { reads, config } = ctx.services;
  const auth = { role: dbRoles.auth };
  const secrets = deviceSecrets(ctx);
  const [mine] = await reads.runSql<{ hash: string }>(
    auth,
    'select key_hash as hash from known_client where user_id = $1 and key_hash = any($2)',
    [userId, secrets.map(hashSecret)],
  );
  // Never a secret that somebody else may have put into the browser.
  const secret = secrets.find((each) => hashSecret(each) === mine?.hash) ?? newSecret();
  await reads.runSql(
    auth,
    `
    insert into known_client (user_id, key_hash, created_at, last_used_at, expires_at)
      select $1, hash, now(), now(), now() + make_interval(days => $3) from unnest($2::text[]) as t(hash)
    on conflict (user_id, key_hash) do update set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at`,
    [userId, [hashSecret(secret), networkHash(ctx)], GOOD_FOR_DAYS],
  );
  await reads.runSql(
    auth,
    `
    delete from known_client where user_id = $1 and key_hash in (
      select key_hash from known_client where user_id = $1
      order by last_used_at > created_at desc, last_used_at desc, key_hash offset $2)`,
    [userId, MAX_PER_USER],
  );
  ctx.request.setCookie?.(deviceCookie(config, userId, secret));
}

/** With a new password, whoever signed in with the old one is a stranger again. */
export async function forgetClients({ em }: Write, userId: string): Promise<void> {
  await em.execute('delete from known_client where user_id = ?', [userId]);
}

const networkHash = ({ addressKey }: Context) => hashSecret(`network ${addressKey}`);

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/** The prefix keeps pages of neighbouring hosts from setting the cookie. */
const cookiePrefix = (config: Config) => (isSecure(config) ? '__Host-device_' : 'device_');

/** One cookie per user, so that people who share a browser do not share its secret. */
function deviceCookie(config: Config, userId: string, secret: string): string {
  return [
    `${cookiePrefix(config)}${hashSecret(userId).slice(0, 8)}=${secret}`,
    'Path=/',
    `Max-Age=${GOOD_FOR_DAYS * 24 * 3600}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(config) ? ['Secure'] : []),
  ].join('; ');
}

function deviceSecrets({ request, services }: Context): string[] {
  const prefix = cookiePrefix(services.config);
  return (request.cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
    .filter(Boolean)
    .slice(0, MAX_COOKIES_READ);
}
