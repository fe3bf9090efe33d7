import type { Services } from '../../context.ts';
import { dbRoles } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { AppError } from '../../errors.ts';
import { isAccessRefused } from '../../providers/shopify/Shopify.ts';
import { noteFailure, noteSuccess } from '../health.ts';
import { askShop, lockShop, storedAccess, type StoredAccess } from './access.ts';

const system = { role: dbRoles.system };

/** Asks the shop who it is, and notes how that went on every installation that is connected to it. */
export async function checkShop(services: Services, shop: string): Promise<void> {
  const access = await storedAccess(services, shop);
  if (!access) return;
  const failure = await failureOf(services, access);
  if (failure && !(failure instanceof AppError)) throw failure;
  const now = new Date();
  await services.writes.run(system, async (write) => {
    for (const { id, customerId } of await connectedBy(write, access)) {
      if (failure)
        await noteFailure(write, services, id, {
          error: failure.message,
          now,
          isDisconnected: isAccessRefused(failure),
        });
      else await noteSuccess(write, id, now);
      write.publish({ topic: 'integration.changed', id, customerId });
    }
  });
}

/** Why the shop can't be asked, if it can't. */
export const failureOf = (services: Services, access: StoredAccess): Promise<Error | undefined> =>
  askShop(services, access, (accessToken) => services.shopify.shop(access.shop, accessToken)).then(
    () => undefined,
    (error: Error) => error,
  );

interface ConnectedRow {
  id: string;
  customerId: string;
  installationId: string;
  subdomain: string;
}

/** Those that the consent still connects: not what was connected anew meanwhile. */
export async function connectedBy(write: Write, { shop, connectedAt }: StoredAccess): Promise<ConnectedRow[]> {
  await lockShop(write, shop);
  return write.em.execute(
    `select s.id, s.customer_id as "customerId", s.installation_id as "installationId", i.subdomain from integration_instance s join installation i on i.id = s.installation_id
     where s.plugin_id = 'shopify' and s.connected_to = ? and s.connected_at = ? and s.secrets is not null order by s.id for update of s`,
    [shop, connectedAt],
  );
}
