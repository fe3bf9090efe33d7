import { dbRoles } from '../../../platform/db/roles.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { WebhookRequest } from '../../../platform/webhooks/serveWebhooks.ts';
import { claimedWebhookId, verifyWebhook } from '../../../providers/clickup/ClickUp.ts';
import { refreshTask } from './refresh.ts';
import { webhookBinding } from './TaskSync.ts';

const system = { role: dbRoles.system };

/** The event only names a task, whose state is read from ClickUp. A replayed event therefore changes nothing. */
export async function handleClickUp(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const [sync] = await services.reads.run(
    system,
    sqlBuilder
      .selectFrom('task_sync')
      .select(['customer_id as customerId', 'webhook_secret as secret'])
      .where('webhook_id', '=', claimedWebhookId(body) ?? ''),
  );
  const secret = sync?.secret ? services.secrets.open(sync.secret, webhookBinding(sync.customerId)) : '';
  const { taskId, type } = verifyWebhook(body, headers['x-signature'] as string | undefined, secret);
  if (!taskId) return;
  const { customerId } = sync!;
  // Stored before the task is read, so that an outage of ClickUp loses no comment.
  if (type.startsWith('taskComment'))
    for (const { whenTaskIsCommented } of services.rooms) await whenTaskIsCommented?.(services, customerId, taskId);
  try {
    await runCoalesced(`${customerId} ${taskId}`, () =>
      refreshTask(services, customerId, taskId, services.clickUp.within(services.config.timeLimits.webhookCalls)),
    );
  } catch (error) {
    services.log.warn({ err: error, customerId, taskId }, 'reading a changed task failed, will retry');
    await services.jobs.send('tasks.refresh-one', { customerId, clickUpTaskId: taskId });
  }
}

const runningReads = new Map<string, { now: Promise<void>; next: Promise<void> | undefined }>();

/** ClickUp sends several events for one change. Events that arrive during a read share one further read. */
function runCoalesced(key: string, read: () => Promise<void>): Promise<void> {
  const current = runningReads.get(key);
  if (current) return (current.next ??= current.now.catch(() => undefined).then(() => startRead(key, read)));
  return startRead(key, read);
}

function startRead(key: string, read: () => Promise<void>): Promise<void> {
  const entry: { now: Promise<void>; next: Promise<void> | undefined } = { now: Promise.resolve(), next: undefined };
  runningReads.set(key, entry);
  entry.now = read().finally(() => {
    if (runningReads.get(key) === entry && !entry.next) runningReads.delete(key);
  });
  return entry.now;
}
