import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../../platform/access/tokens.ts';
import type { Config } from '../../../platform/config.ts';
import type { Context } from '../../../platform/context.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';

// A limit on the failed sign-ins of one account from all IP addresses would let strangers lock its owner out. Therefore
// browsers and networks from which the person has signed in are exempt. A browser is recognized by a random secret in a
// cookie, and a network by its address group, for programs and browsers that keep no cookies
// (decision 013).

const LIFETIME_DAYS = 180;
/** Programs that keep no cookie get a new one at each sign-in. Clients that were used only once are deleted first. */
const MAX_PER_PERSON = 50;
const MAX_COOKIES_READ = 20;

export interface RecognizedClient {
  /** Key of the browser's rate limits; undefined when the person has not signed in with this browser. */
  device: string | undefined;
  isKnownNetwork: boolean;
}

/** The caller's known client for each person. Persons who have not signed in from the caller's client are left out. */
export async function knownClientsOf(ctx: Context, personIds: string[]): Promise<Map<string, RecognizedClient>> {
  const devices = deviceSecrets(ctx).map(hashSecret);
  const network = networkHash(ctx);
  const rows = await ctx.services.reads.run(
    { role: dbRoles.auth },
    sql<{ personId: string; hash: string }>`
    select person_id as "personId", key_hash as hash from known_client
    where person_id = any(${personIds}) and key_hash = any(${[...devices, network]}) and expires_at > now()`,
  );
  const clients = new Map<string, RecognizedClient>();
  for (const { personId, hash } of rows) {
    const { device, isKnownNetwork } = clients.get(personId) ?? { device: undefined, isKnownNetwork: false };
    clients.set(personId, {
      device: device ?? (hash === network ? undefined : hash),
      isKnownNetwork: isKnownNetwork || hash === network,
    });
  }
  return clients;
}

/** Makes the browser and network of the request known clients of a person who has just signed in. */
export async function rememberClient(ctx: Context, personId: string): Promise<void> {
  const { reads, config } = ctx.services;
  const auth = { role: dbRoles.auth };
  const secrets = deviceSecrets(ctx);
  const [knownDevice] = await reads.run(
    auth,
    sql<{ hash: string }>`select key_hash as hash from known_client
     where person_id = ${personId} and key_hash = any(${secrets.map(hashSecret)})`,
  );
  // A cookie that this person did not get from the portal is not reused, since somebody else may have planted it.
  const secret = secrets.find((each) => hashSecret(each) === knownDevice?.hash) ?? newSecret();
  // A claim that has joined the owner of its address since the sign-in has no person any more, and no row is inserted.
  await reads.run(
    auth,
    sql`
    insert into known_client (person_id, key_hash, created_at, last_used_at, expires_at)
      select p.id, hash, now(), now(), now() + make_interval(days => ${LIFETIME_DAYS})
        from person p, unnest(${[hashSecret(secret), networkHash(ctx)]}::text[]) as t(hash)
        where p.id = ${personId} for key share of p
    on conflict (person_id, key_hash)
      do update set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at`,
  );
  await reads.run(
    auth,
    sql`
    delete from known_client where person_id = ${personId} and key_hash in (
      select key_hash from known_client where person_id = ${personId}
      order by last_used_at > created_at desc, last_used_at desc, key_hash offset ${MAX_PER_PERSON})`,
  );
  ctx.request.setCookie?.(deviceCookie(config, personId, secret));
}

/** After a change of password, clients that signed in with the old one are no longer known. */
export async function forgetKnownClients({ em }: Write, personId: string): Promise<void> {
  await runIn(em, sql`delete from known_client where person_id = ${personId}`);
}

const networkHash = ({ addressKey }: Context) => hashSecret(`network ${addressKey}`);

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:');

/** The __Host- prefix keeps pages of sibling domains from setting the cookie. */
const cookiePrefix = (config: Config) => (isSecure(config) ? '__Host-device_' : 'device_');

/** Each person has their own cookie, so that people who share a browser do not share a secret. */
function deviceCookie(config: Config, personId: string, secret: string): string {
  return [
    `${cookiePrefix(config)}${hashSecret(personId).slice(0, 8)}=${secret}`,
    'Path=/',
    `Max-Age=${LIFETIME_DAYS * 24 * 3600}`,
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
