import { connectionFaultText, type ConnectionFault } from '../../../../domain/companies/zendeskConnection.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import { mailUnreadable } from '../../sales/seats/mailUnreadable.ts';
import { PORTAL_ACTOR, recordActivity } from '../activity/recordActivity.ts';

interface BrokenConnection {
  installationId: string;
  grantId: string;
  fault: ConnectionFault;
}

/**
 * Ends a connection that only the company can mend: the spent tokens are erased, the last known figures stay, and the
 * administrators are mailed once. The client of the company is kept for the next consent.
 */
export async function breakConnection(
  services: Services,
  { installationId, grantId, fault }: BrokenConnection,
): Promise<void> {
  await services.writes.run({ role: dbRoles.system }, async (write) => {
    const { em } = write;
    const [grant] = await em.execute<unknown[]>(
      `update zendesk_grant set access_token = null, refresh_token = null, refreshing_since = null
       where id = ? and ended_at is null returning id`,
      [grantId],
    );
    // The company has connected otherwise meanwhile.
    if (!grant) return;
    const broken = await markBroken(write, installationId, fault);
    if (!broken) return;
    await em.execute(
      `update seat_reading set fault = 'CONNECTION_BROKEN', fault_since = now(), failures = failures + 1,
         told_fault_at = now() where installation_id = ?`,
      [installationId],
    );
    const { customerId, subdomain } = broken;
    await mailUnreadable(write, services, customerId, { installationId, subdomain, text: connectionFaultText(fault) });
    write.publish({ topic: 'seats.changed', id: installationId, customerId });
  });
  services.log.info({ installationId, fault }, 'the connection to a help desk is broken');
}

/** Sets the state of an installation whose credentials are refused; returns undefined when it is broken already. */
export async function markBroken(write: Write, installationId: string, fault: ConnectionFault) {
  const [broken] = await write.em.execute<{ customerId: string; subdomain: string }[]>(
    `update installation set connection = 'BROKEN', connection_fault = ?, version = version + 1
     where id = ? and connection in ('KEY', 'OAUTH') returning customer_id as "customerId", subdomain`,
    [fault, installationId],
  );
  if (!broken) return undefined;
  await recordActivity(write, PORTAL_ACTOR, {
    customerId: broken.customerId,
    entityType: 'zendesk_instance',
    entityId: installationId,
    title: `Forbindelsen til Zendesk er afbrudt for ${broken.subdomain}`,
  });
  write.publish({ topic: 'installation.changed', id: installationId, customerId: broken.customerId });
  return broken;
}
