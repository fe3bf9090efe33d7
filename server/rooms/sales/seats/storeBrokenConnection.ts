import { sql } from 'kysely';
import { connectionFaultText } from '../../../../domain/companies/zendeskConnection.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Services } from '../../../platform/services.ts';
import type { EndedConnection } from '../zendeskConnections/breakConnection.service.ts';
import { mailUnreadable } from './mailUnreadable.ts';

/** The last known figures of the help desk stay, and the administrators of the company are mailed once. */
export async function storeBrokenConnection(
  write: Write,
  services: Services,
  { installationId, customerId, subdomain, fault }: EndedConnection,
): Promise<void> {
  await runIn(
    write.em,
    sql`
      update seat_reading set fault = 'CONNECTION_BROKEN', fault_since = now(), failures = failures + 1,
        told_fault_at = now() where installation_id = ${installationId}`,
  );
  await mailUnreadable(write, services, { customerId, installationId, subdomain, text: connectionFaultText(fault) });
  write.publish({ topic: 'seats.changed', id: installationId, customerId });
}
