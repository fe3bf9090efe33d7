import { sql } from 'kysely';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { JobHandler } from '../../../../platform/jobs/Jobs.ts';
import { checkShop } from './checkShop.ts';

const system = { role: dbRoles.system };

/** Checks every connected shop, which records health and renews refresh tokens: they expire if unused for 90 days. */
export const checkShops: JobHandler = async (services) => {
  if (!services.shopify.isConfigured) return;
  const shops = await services.reads.run(
    system,
    sql<{ shop: string }>`
      select distinct connected_to as shop from integration_instance
      where plugin_id = 'shopify' and connected_to is not null and secrets is not null`,
  );
  for (const { shop } of shops) {
    await checkShop(services, shop).catch((error: unknown) =>
      services.log.error({ err: error, shop }, 'checking a shop failed'),
    );
  }
};

/** Deletes expired OAuth states of connections that were never completed. */
export const pruneOauthStates: JobHandler = async ({ reads }) => {
  await reads.run(system, sql`delete from oauth_state where expires_at < now()`);
};
