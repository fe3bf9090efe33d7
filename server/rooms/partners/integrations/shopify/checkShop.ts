import { sql } from 'kysely';
import { runIn } from '../../../../platform/db/query.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { isAccessRefused } from '../../../../providers/shopify/Shopify.ts';
import { recordFailure, recordSuccess } from '../health.service.ts';
import { withAccessToken, lockShop, findAccess, type StoredAccess } from './access.ts';

const system = { role: dbRoles.system };

/** Tests the access to a shop and records the result for every integration that is connected to the shop. */
export async function checkShop(services: Services, shop: string): Promise<void> {
  const access = await findAccess(services, shop);
  if (!access) return;
  const failure = await testAccess(services, access);
  if (failure && !(failure instanceof AppError)) throw failure;
  const now = new Date();
  await services.writes.run(system, async (write) => {
    for (const { id, customerId } of await lockConnectedIntegrations(write, access)) {
      if (failure)
        await recordFailure(write, services, id, {
          error: failure.message,
          now,
          isDisconnected: isAccessRefused(failure),
        });
      else await recordSuccess(write, id, now);
      write.publish({ topic: 'integration.changed', id, customerId });
    }
  });
}

/** Calls the shop and returns the error, or undefined when the call succeeds. */
export const testAccess = (services: Services, access: StoredAccess): Promise<Error | undefined> =>
  withAccessToken(services, access, (accessToken) => services.shopify.shop(access.shop, accessToken)).then(
    () => undefined,
    (error: Error) => error,
  );

interface ConnectedRow {
  id: string;
  customerId: string;
  installationId: string;
  subdomain: string;
}

/** Locks the integrations that this consent connects. Those that a later consent connected are left out. */
export async function lockConnectedIntegrations(
  write: Write,
  { shop, connectedAt }: StoredAccess,
): Promise<ConnectedRow[]> {
  await lockShop(write, shop);
  return runIn(
    write.em,
    sql<ConnectedRow>`
      select s.id, s.customer_id as "customerId", s.installation_id as "installationId", i.subdomain
      from integration_instance s join installation i on i.id = s.installation_id
      where s.plugin_id = 'shopify' and s.connected_to = ${shop} and s.connected_at = ${connectedAt}
        and s.secrets is not null
      order by s.id for update of s`,
  );
}
