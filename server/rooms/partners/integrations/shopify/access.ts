import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { takeLock } from '../../../../platform/db/locks.ts';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { isAccessRefused, type ShopifyAccess } from '../../../../providers/shopify/Shopify.ts';
import { openSecrets } from '../integration.reads.ts';
import { secretsBinding } from '../IntegrationInstance.ts';

/**
 * Access tokens that a shop's owner consented to. They belong to the shop: every connected integration stores the same
 * tokens, encrypted separately, and a change updates all of them in one transaction. Refused access is deleted.
 */
export interface StoredAccess {
  shop: string;
  accessToken: string;
  refreshToken: string | undefined;
  expiresAt: string | null;
  /** Identifies the consent, so that a result for this consent is not recorded for a later one. */
  connectedAt: string;
}

interface StoredRow {
  id: string;
  secrets: string;
  expiresAt: string | null;
  connectedAt: string;
}

const system = { role: dbRoles.system };
/** SQL condition: the stored integrations that are connected to a shop. */
const isConnectedTo = (shop: string) => sql`plugin_id = 'shopify' and connected_to = ${shop} and secrets is not null`;
/** Access is renewed this long before it expires, so that it cannot expire during a call. */
const EXPIRY_MARGIN_MS = 60_000;
/** How long a process may claim the renewal. Longer than any renewal takes. */
const CLAIM_SECONDS = 15;

export async function findAccess(services: Services, shop: string): Promise<StoredAccess | undefined> {
  const [row] = await services.reads.run(
    system,
    sql<StoredRow>`
      select id, secrets, access_expires_at as "expiresAt", connected_at as "connectedAt"
      from integration_instance where ${isConnectedTo(shop)} order by id limit 1`,
  );
  return row && decryptAccess(services, shop, row);
}

/**
 * Runs a call with a valid access token. A token that expires, or that the shop refuses, is renewed first if possible.
 *
 * @throws the error of the call, or of the renewal.
 */
export async function withAccessToken<T>(
  services: Services,
  access: StoredAccess,
  call: (accessToken: string) => Promise<T>,
): Promise<T> {
  const { accessToken, refreshToken, expiresAt } = access;
  const isExpiring = expiresAt !== null && Date.parse(expiresAt) - Date.now() < EXPIRY_MARGIN_MS;
  if (!refreshToken || !isExpiring) {
    try {
      return await call(accessToken);
    } catch (error) {
      if (!refreshToken || !isAccessRefused(error)) throw error;
    }
  }
  return call(await renewToken(services, access));
}

/** Serializes changes to the access of a shop until the end of the transaction. */
export const lockShop = (write: Write, shop: string) => takeLock(write, `shop ${shop}`);

interface Consent {
  connectedAt: Date;
  /** Id of the integration that the consent newly connects. */
  newIntegrationId?: string;
}

/** Stores the tokens for every integration that is connected to the shop, and for the one that `consent` connects. */
export async function storeAccess(
  write: Write,
  { secrets: box }: Services,
  shop: string,
  { accessToken, refreshToken, expiresAt }: ShopifyAccess,
  consent?: Consent,
): Promise<string[]> {
  const tokens = { accessToken, ...(refreshToken && { refreshToken }) };
  await lockShop(write, shop);
  const rows = await runIn(
    write.em,
    sql<{ id: string }>`
      select id from integration_instance
      where plugin_id = 'shopify' and connected_to = ${shop}
        and (secrets is not null or id = ${consent?.newIntegrationId ?? ''})
      order by id for update`,
  );
  for (const { id } of rows) {
    const sealed = box.seal(JSON.stringify(tokens), secretsBinding(id));
    await runIn(
      write.em,
      sql`
        update integration_instance
        set secrets = ${sealed}, secrets_set = ${JSON.stringify(Object.keys(tokens))}::jsonb,
          access_expires_at = ${expiresAt}, renewing_until = null, needs_reconnect = false,
          connected_at = coalesce(${consent?.connectedAt ?? null}, connected_at)
        where id = ${id}`,
    );
  }
  return rows.map(({ id }) => id);
}

/**
 * Returns a newer access token. A renewal invalidates the previous refresh token, so one process renews and the others
 * wait for the new token. The claim is a column instead of a lock, because no transaction may be open during a call to
 * Shopify. If the claiming process dies, the next one renews with the same refresh token, which Shopify accepts until a
 * newer one is used.
 */
async function renewToken(services: Services, access: StoredAccess): Promise<string> {
  const { shop, accessToken: staleToken } = access;
  for (const until = Date.now() + services.config.timeLimits.accessRenewal; Date.now() < until; await pause(150)) {
    const row = await claimRenewal(services, shop);
    // The shop was disconnected meanwhile, so the call fails with the stale token.
    if (!row && !(await findAccess(services, shop))) return staleToken;
    if (!row) continue;
    const current = decryptAccess(services, shop, row);
    if (current.accessToken === staleToken && current.refreshToken)
      return renew(services, current, current.refreshToken);
    await releaseRenewal(services, shop);
    return current.accessToken;
  }
  throw new AppError('PROVIDER_UNAVAILABLE', 'Shopify svarer ikke lige nu. Prøv igen om lidt.');
}

async function renew(services: Services, { shop, connectedAt }: StoredAccess, refreshToken: string): Promise<string> {
  try {
    const access = await services.shopify.renewAccess(shop, refreshToken);
    await services.writes.run(system, async (write) => {
      const [isSameConsent] = await runIn(
        write.em,
        sql`
          select 1 from integration_instance
          where ${isConnectedTo(shop)} and connected_at = ${connectedAt} limit 1`,
      );
      if (isSameConsent) await storeAccess(write, services, shop, access);
    });
    return access.accessToken;
  } catch (error) {
    await releaseRenewal(services, shop);
    throw error;
  }
}

async function claimRenewal({ reads }: Services, shop: string): Promise<StoredRow | undefined> {
  const [row] = await reads.run(
    system,
    sql<StoredRow>`
      update integration_instance set renewing_until = now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})
      where id = (select min(id) from integration_instance where ${isConnectedTo(shop)})
        and (renewing_until is null or renewing_until < now())
      returning id, secrets, access_expires_at as "expiresAt", connected_at as "connectedAt"`,
  );
  return row;
}

const releaseRenewal = ({ reads }: Services, shop: string) =>
  reads.run(system, sql`update integration_instance set renewing_until = null where ${isConnectedTo(shop)}`);

function decryptAccess(
  services: Services,
  shop: string,
  { id, secrets, expiresAt, connectedAt }: StoredRow,
): StoredAccess {
  const { accessToken = '', refreshToken } = openSecrets(services, id, secrets);
  return { shop, accessToken, refreshToken, expiresAt, connectedAt };
}
