import type { Services } from '../context.ts';
import { dbRoles } from '../db/roles.ts';
import { sqlBuilder } from '../db/tables.ts';
import { claimedWebhookId, verifyWebhook } from '../providers/clickup/ClickUp.ts';
import type { WebhookRequest } from '../webhooks/serveWebhooks.ts';
import { refreshTask } from './refresh.ts';
import { webhookBinding } from './TaskSync.ts';

const system = { role: dbRoles.system };
const PATIENCE = 4_000;

/** An event only says where to look. That is also why a replay is harmless: the same is read once more, and is the same. */
export async function handleClickUp(services: Services, { body, headers }: WebhookRequest): Promise<void> {
  const [sync] = await services.reads.run(
    system,
    sqlBuilder
      .selectFrom('task_sync')
      .select(['customer_id as customerId', 'webhook_secret as secret'])
      .where('webhook_id', '=', claimedWebhookId(body) ?? ''),
  );
  const secret = sync?.secret ? services.secrets.open(sync.secret, webhookBinding(sync.customerId)) : '';
  const { taskId } = verifyWebhook(body, headers['x-signature'] as string | undefined, secret);
  if (!taskId) return;
  const { customerId } = sync!;
  try {
    await latest(`${customerId} ${taskId}`, () =>
      refreshTask(services, customerId, taskId, services.clickUp.within(PATIENCE)),
    );
  } catch (error) {
    services.log.warn({ err: error, customerId, taskId }, 'a task that changed could not be read, and is tried again');
    await services.jobs.send('tasks.told', { customerId, clickUpTaskId: taskId });
  }
}

const running = new Map<string, { now: Promise<void>; next: Promise<void> | undefined }>();

/** What happens to a task is told two or three times over: whoever comes while it is read waits for one more reading, together. */
function latest(key: string, read: () => Promise<void>): Promise<void> {
  const current = running.get(key);
  if (current) return (current.next ??= current.now.catch(() => undefined).then(() => start(key, read)));
  return start(key, read);
}

function start(key: string, read: () => Promise<void>): Promise<void> {
  const entry: { now: Promise<void>; next: Promise<void> | undefined } = { now: Promise.resolve(), next: undefined };
  running.set(key, entry);
  entry.now = read().finally(() => {
    if (running.get(key) === entry && !entry.next) running.delete(key);
  });
  return entry.now;
}
