import { sql } from 'kysely';
import type { ConnectionFault } from '../../../../domain/companies/zendeskConnection.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { PORTAL_ACTOR, recordActivity } from '../../companies/activity/activity.service.ts';

interface BrokenConnection {
  installationId: string;
  grantId: string;
  fault: ConnectionFault;
}

/** A connection that has just ended. */
export interface EndedConnection {
  installationId: string;
  customerId: string;
  subdomain: string;
  fault: ConnectionFault;
}

/**
 * Ends a connection that only the company can mend: the spent tokens are erased, and the client of the company
 * is kept for the next consent.
 */
export async function breakConnection(
  services: Services,
  { installationId, grantId, fault }: BrokenConnection,
): Promise<void> {
  await services.writes.run({ role: dbRoles.system }, async (write) => {
    const { em } = write;
    const [grant] = await runIn(
      em,
      sql`
        update zendesk_grant set access_token = null, refresh_token = null, refreshing_since = null
        where id = ${grantId} and ended_at is null returning id`,
    );
    // The company has connected otherwise meanwhile.
    if (!grant) return;
    const broken = await markBroken(write, installationId, fault);
    if (!broken) return;
    for (const { whenConnectionBreaks } of services.rooms)
      await whenConnectionBreaks?.(write, services, { ...broken, installationId, fault });
  });
  services.log.info({ installationId, fault }, 'the connection to a help desk is broken');
}

/** Sets the state of an installation whose credentials are refused; returns undefined when it is broken already. */
export async function markBroken(write: Write, installationId: string, fault: ConnectionFault) {
  const [broken] = await runIn(
    write.em,
    sql<{ customerId: string; subdomain: string }>`
      update installation set connection = 'BROKEN', connection_fault = ${fault}, version = version + 1
      where id = ${installationId} and connection in ('KEY', 'OAUTH')
      returning customer_id as "customerId", subdomain`,
  );
  if (!broken) return undefined;
  await recordActivity(write, PORTAL_ACTOR, {
    customerId: broken.customerId,
    entityType: 'zendesk_instance',
    entityId: installationId,
    alsoSubject: 'INTEGRATIONS',
    title: `Forbindelsen til Zendesk er afbrudt for ${broken.subdomain}`,
  });
  write.publish({ topic: 'installation.changed', id: installationId, customerId: broken.customerId });
  return broken;
}
