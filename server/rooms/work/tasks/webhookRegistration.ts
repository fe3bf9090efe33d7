import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient, ClickUpWebhook } from '../../../providers/clickup/ClickUp.ts';
import { webhookBinding } from './TaskSync.ts';

const system = { role: dbRoles.system };
const WEBHOOK_PATH = '/api/webhooks/clickup';

/** ClickUp disables a webhook that fails too often, so the registration is checked at this interval. */
const CHECK_INTERVAL = sql`interval '6 hours'`;

/** Ensures that ClickUp sends the events of a company's folder to the portal's current address. */
export async function ensureWebhook(
  services: Services,
  clickUp: ClickUpClient,
  customerId: string,
  { teamId, folderId }: { teamId: string; folderId: string },
): Promise<void> {
  const endpoint = `${services.config.publicUrl}${WEBHOOK_PATH}`;
  const [stored] = await services.reads.run(
    system,
    sql<{
      webhookId: string | null;
      webhookAddress: string | null;
      isFresh: boolean;
    }>`
      select webhook_id as "webhookId", webhook_address as "webhookAddress",
        coalesce(webhook_checked_at > now() - ${CHECK_INTERVAL}, false) as "isFresh"
      from task_sync where customer_id = ${customerId}`,
  );
  const target = `${endpoint} ${folderId}`;
  if (stored?.webhookId && stored.webhookAddress === target && stored.isFresh) return;
  const all = await clickUp.webhooks(teamId);
  const isRegistered = all.some(
    ({ id, isActive, isComplete, endpoint: address, folderId: of }) =>
      id === stored?.webhookId && isActive && isComplete && address === endpoint && of === folderId,
  );
  const created = isRegistered
    ? undefined
    : await recreateWebhook(clickUp, all, { teamId, folderId, endpoint, storedId: stored?.webhookId });
  const secret = created ? services.secrets.seal(created.secret, webhookBinding(customerId)) : null;
  await services.writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update task_sync
        set webhook_id = coalesce(${created?.id ?? null}, webhook_id),
          webhook_secret = coalesce(${secret}, webhook_secret), webhook_address = ${target},
          webhook_checked_at = now()
        where customer_id = ${customerId}`,
    ),
  );
}

interface WebhookTarget {
  teamId: string;
  folderId: string;
  endpoint: string;
  storedId: string | null | undefined;
}

/**
 * Deletes the stored webhook and creates another one. ClickUp accepts one webhook per folder and address, so a webhook
 * that remains from an attempt whose answer was lost is deleted too.
 */
async function recreateWebhook(
  clickUp: ClickUpClient,
  all: ClickUpWebhook[],
  { teamId, folderId, endpoint, storedId }: WebhookTarget,
): Promise<{ id: string; secret: string }> {
  const conflicting = all.filter(
    ({ id, endpoint: address, folderId: of }) => id === storedId || (address === endpoint && of === folderId),
  );
  for (const { id } of conflicting) await clickUp.deleteWebhook(id);
  return clickUp.createWebhook({ teamId, endpoint, folderId });
}
