import { sql } from 'kysely';
import type { IntegrationSettings } from '../../../../../domain/partners/integrations/settings.ts';
import { runIn } from '../../../../platform/db/query.ts';
import type { Write } from '../../../../platform/db/writes.ts';
import { PORTAL_ACTOR, recordActivity } from '../../../companies/activity/activity.service.ts';

interface GoneReceiver {
  instanceId: string;
  customerId: string;
  settings: IntegrationSettings;
}

/**
 * Disables the webhooks of an installation whose receiver asks not to be called again. Returns whether they were
 * enabled; webhooks that have got another address meanwhile stay enabled.
 */
export async function disableGoneReceiver(
  write: Write,
  { instanceId, customerId, settings: { address } }: GoneReceiver,
): Promise<boolean> {
  const [disabled] = await runIn(
    write.em,
    sql<{ installation_id: string; subdomain: string }>`
      update integration_instance s set is_enabled = false, version = s.version + 1
      from installation i
      where s.id = ${instanceId} and s.is_enabled and s.settings ->> 'address' = ${address}
        and i.id = s.installation_id
      returning s.installation_id, i.subdomain`,
  );
  if (!disabled) return false;
  await recordActivity(write, PORTAL_ACTOR, {
    customerId,
    entityType: 'zendesk_instance',
    entityId: disabled.installation_id,
    alsoSubject: 'INTEGRATIONS',
    title: `Webhooks er slået fra for ${disabled.subdomain}, fordi modtageren ikke vil have flere beskeder`,
  });
  return true;
}
