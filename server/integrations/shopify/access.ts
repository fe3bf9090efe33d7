import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { AppError } from '../../errors.ts';
import { isAccessRefused, type ShopifyAccess } from '../../providers/shopify/Shopify.ts';
import { openSecrets } from '../integration.reads.ts';
import { secretsBinding } from '../IntegrationInstance.ts';

/**
 * What a shop's consent gave. It is the shop's, not an installation's: each installation that is connected to it keeps the
 * same, sealed for itself, and whatever changes it changes all of them in one step. Whose access was refused keeps none.
 */
export interface StoredAccess {
  shop: string;
  accessToken: string;
  refreshToken: string | undefined;
  expiresAt: string | null;
  /** Tells this consent from a later one: what is found out about the one is not noted on the other. */
  connectedAt: string;
}

interface StoredRow {
  id: string;
  secrets: string;
  expiresAt: string | null;
  connectedAt: string;
}

const system = { role: dbRoles.system };
const CONNECTED = `plugin_id = 'shopify' and connected_to = $1 and secrets is not null`;
/** Access that ends while it is used is of no use. */
const MARGIN_MS = 60_000;
/** As long as somebody waits for whoever renews it; the claim lasts longer than a renewal may take. */
const PATIENCE_MS = 6_000;
const CLAIM_SECONDS = 15;

export async function storedAccess(services: Services, shop: string): Promise<StoredAccess | undefined> {
  const [row] = await services.reads.runSql<StoredRow>(
    system,
    `
    select id, secrets, access_expires_at as "expiresAt", connected_at as "connectedAt" from integration_instance where ${CONNECTED} order by id limit 1`,
    [shop],
  );
  return row && opened(services, shop, row);
}

/** Asks with access that is renewed where it has ended. What is refused even so was withdrawn, and throws. */
export async function askShop<T>(
  services: Services,
  access: StoredAccess,
  question: (accessToken: string) => Promise<T>,
): Promise<T> {
  const { accessToken, refreshToken, expiresAt } = access;
  const isOver = expiresAt !== null && Date.parse(expiresAt) - Date.now() < MARGIN_MS;
  if (!refreshToken || !isOver) {
    try {
      return await question(accessToken);
    } catch (error) {
      if (!refreshToken || !isAccessRefused(error)) throw error;
    }
  }
  return question(await renewed(services, access));
}

/** Whoever changes what a shop's installations have does so alone, until its transaction ends. */
export const lockShop = ({ em }: Write, shop: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`shop ${shop}`]);

interface Consent {
  connectedAt: Date;
  /** Is connected by it, beside those that were. */
  connecting?: string;
}

/** All installations that are connected to the shop get the same; from a new consent, the one that it was given for, too. */
export async function keepAccess(
  write: Write,
  { secrets: box }: Services,
  shop: string,
  { accessToken, refreshToken, expiresAt }: ShopifyAccess,
  consent?: Consent,
): Promise<string[]> {
  const kept = { accessToken, ...(refreshToken && { refreshToken }) };
  await lockShop(write, shop);
  const rows = await write.em.execute<{ id: string }[]>(
    `select id from integration_instance where plugin_id = 'shopify' and connected_to = ? and (secrets is not null or id = ?) order by id for update`,
    [shop, consent?.connecting ?? ''],
  );
  for (const { id } of rows) {
    await write.em.execute(
      `update integration_instance set secrets = ?, secrets_set = ?::jsonb, access_expires_at = ?, renewing_until = null, needs_reconnect = false,
         connected_at = coalesce(?, connected_at) where id = ?`,
      [
        box.seal(JSON.stringify(kept), secretsBinding(id)),
        JSON.stringify(Object.keys(kept)),
        expiresAt,
        consent?.connectedAt ?? null,
        id,
      ],
    );
  }
  return rows.map(({ id }) => id);
}

/**
 * Each renewal ends the refresh token before, so that one at a time renews and everybody else waits for what it brings. The
 * claim is a row's, not a lock: no transaction is open while Shopify is asked. Should whoever has it die, the next one
 * renews with the same token, which Shopify takes until its successor is used.
 */
async function renewed(services: Services, access: StoredAccess): Promise<string> {
  const { shop, accessToken: stale } = access;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(150)) {
    const row = await claim(services, shop);
    // Nobody is connected any more: of what was, Shopify says the same again.
    if (!row && !(await storedAccess(services, shop))) return stale;
    if (!row) continue;
    const current = opened(services, shop, row);
    if (current.accessToken === stale && current.refreshToken) return renew(services, current, current.refreshToken);
    await release(services, shop);
    return current.accessToken;
  }
  throw new AppError('PROVIDER_UNAVAILABLE', 'Shopify svarer ikke lige nu. Prøv igen om lidt.');
}

async function renew(services: Services, { shop, connectedAt }: StoredAccess, refreshToken: string): Promise<string> {
  try {
    const access = await services.shopify.renewAccess(shop, refreshToken);
    await services.writes.run(system, async (write) => {
      const [isSame] = await write.em.execute<object[]>(
        `select 1 from integration_instance where plugin_id = 'shopify' and connected_to = ? and connected_at = ? and secrets is not null limit 1`,
        [shop, connectedAt],
      );
      if (isSame) await keepAccess(write, services, shop, access);
    });
    return access.accessToken;
  } catch (error) {
    await release(services, shop);
    throw error;
  }
}

async function claim({ reads }: Services, shop: string): Promise<StoredRow | undefined> {
  const [row] = await reads.runSql<StoredRow>(
    system,
    `
    update integration_instance set renewing_until = now() + interval '${CLAIM_SECONDS} seconds'
    where id = (select min(id) from integration_instance where ${CONNECTED}) and (renewing_until is null or renewing_until < now())
    returning id, secrets, access_expires_at as "expiresAt", connected_at as "connectedAt"`,
    [shop],
  );
  return row;
}

const release = ({ reads }: Services, shop: string) =>
  reads.runSql(system, `update integration_instance set renewing_until = null where ${CONNECTED}`, [shop]);

function opened(services: Services, shop: string, { id, secrets, expiresAt, connectedAt }: StoredRow): StoredAccess {
  const { accessToken = '', refreshToken } = openSecrets(services, id, secrets);
  return { shop, accessToken, refreshToken, expiresAt, connectedAt };
}
