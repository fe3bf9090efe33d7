import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { ClickUpClient } from '../providers/clickup/ClickUp.ts';
import { webhookBinding } from './TaskSync.ts';

const system = { role: dbRoles.system };
export const CLICKUP_WEBHOOK_PATH = '/api/webhooks/clickup';

/** The task tool gives up on an address that fails too often: looked after once in so many refreshes of a company. */
const LOOKED_AFTER = `interval '6 hours'`;

/** Sees to it that the task tool tells of what happens in a company's folder, at the portal's address of today. */
export async function hearOf(services: Services, clickUp: ClickUpClient, customerId: string, { teamId, folderId }: { teamId: string; folderId: string }): Promise<void> {
  const endpoint = `${services.config.publicUrl}${CLICKUP_WEBHOOK_PATH}`;
  const [kept] = await services.reads.runSql<{ webhookId: string | null; webhookAddress: string | null; isFresh: boolean }>(system, `
    select webhook_id as "webhookId", webhook_address as "webhookAddress", coalesce(webhook_checked_at > now() - ${LOOKED_AFTER}, false) as "isFresh"
    from task_sync where customer_id = $1`, [customerId]);
  const wanted = `${endpoint} ${folderId}`;
  if (kept?.webhookId && kept.webhookAddress === wanted && kept.isFresh) return;
  const all = await clickUp.webhooks(teamId);
  const works = all.some(({ id, isActive, endpoint: address, folderId: of }) => id === kept?.webhookId && isActive && address === endpoint && of === folderId);
  if (!works) {
    if (all.some(({ id }) => id === kept?.webhookId)) await clickUp.deleteWebhook(kept!.webhookId!);
    const { id, secret } = await clickUp.createWebhook({ teamId, endpoint, folderId });
    await keep(services, customerId, 'webhook_id = ?, webhook_secret = ?, webhook_address = ?, ', [id, services.secrets.seal(secret, webhookBinding(customerId)), wanted]);
  }
  await keep(services, customerId, '', []);
}

const keep = ({ writes }: Services, customerId: string, columns: string, values: string[]) =>
  writes.run(system, ({ em }) => em.execute(`update task_sync set ${columns}webhook_checked_at = now() where customer_id = ?`, [...values, customerId]));
