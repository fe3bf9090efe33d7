import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import type { ClickUpClient, ClickUpWebhook } from '../providers/clickup/ClickUp.ts';
import { webhookBinding } from './TaskSync.ts';

const system = { role: dbRoles.system };
const WEBHOOK_PATH = '/api/webhooks/clickup';

/** The task tool gives up on an address that fails too often: looked after once in so many refreshes of a company. */
const LOOKED_AFTER = `interval '6 hours'`;

/** Sees to it that the task tool tells of what happens in a company's folder, at the portal's address of today. */
export async function hearOf(
  services: Services,
  clickUp: ClickUpClient,
  customerId: string,
  { teamId, folderId }: { teamId: string; folderId: string },
): Promise<void> {
  const endpoint = `${services.config.publicUrl}${WEBHOOK_PATH}`;
  const [kept] = await services.reads.runSql<{
    webhookId: string | null;
    webhookAddress: string | null;
    isFresh: boolean;
  }>(
    system,
    `
    select webhook_id as "webhookId", webhook_address as "webhookAddress", coalesce(webhook_checked_at > now() - ${LOOKED_AFTER}, false) as "isFresh"
    from task_sync where customer_id = $1`,
    [customerId],
  );
  const wanted = `${endpoint} ${folderId}`;
  if (kept?.webhookId && kept.webhookAddress === wanted && kept.isFresh) return;
  const all = await clickUp.webhooks(teamId);
  const works = all.some(
    ({ id, isActive, endpoint: address, folderId: of }) =>
      id === kept?.webhookId && isActive && address === endpoint && of === folderId,
  );
  const made = works ? undefined : await makeAnew(clickUp, all, { teamId, folderId, endpoint, known: kept?.webhookId });
  await services.writes.run(system, ({ em }) =>
    em.execute(
      `update task_sync set webhook_id = coalesce(?, webhook_id), webhook_secret = coalesce(?, webhook_secret), webhook_address = ?, webhook_checked_at = now()
     where customer_id = ?`,
      [
        made?.id ?? null,
        made ? services.secrets.seal(made.secret, webhookBinding(customerId)) : null,
        wanted,
        customerId,
      ],
    ),
  );
}

interface Wanted {
  teamId: string;
  folderId: string;
  endpoint: string;
  known: string | null | undefined;
}

/** The task tool takes no second one for a folder and an address: one that nobody here knows was made by a try whose answer was lost. */
async function makeAnew(
  clickUp: ClickUpClient,
  all: ClickUpWebhook[],
  { teamId, folderId, endpoint, known }: Wanted,
): Promise<{ id: string; secret: string }> {
  const inTheWay = all.filter(
    ({ id, endpoint: address, folderId: of }) => id === known || (address === endpoint && of === folderId),
  );
  for (const { id } of inTheWay) await clickUp.deleteWebhook(id);
  return clickUp.createWebhook({ teamId, endpoint, folderId });
}
