import type { Services } from '../context.ts';
import type { Write } from '../db/writes.ts';
import { disconnectedMail, type Troubled } from './integration.mails.ts';
import { webhooksFailingMail } from './webhooks/webhook.mails.ts';

/** So many failures in a row, and an integration counts as failing. */
export const FAILING = 5;

export const noteSuccess = ({ em }: Write, instanceId: string, now: Date) =>
  em.execute('update integration_instance set last_success_at = ?, failures_in_row = 0, told_failing_at = null where id = ?', [now, instanceId]);

export interface Failure {
  /** For people. */
  error: string;
  now: Date;
  /** Access was withdrawn: what is left of it is worth nothing, and only the company can give it anew. */
  isDisconnected?: boolean;
}

interface NotedRow {
  customer_id: string;
  installation_id: string;
  plugin_id: string;
  failures_in_row: number;
  told_failing_at: Date | null;
}

const WITHDRAWN = `, needs_reconnect = true, secrets = null, secrets_set = '[]', access_expires_at = null, renewing_until = null`;

/** The company's users are told once, until it works again. The row's lock lets one of many who fail at once tell. */
export async function noteFailure(write: Write, { config }: Services, instanceId: string, { error, now, isDisconnected = false }: Failure): Promise<void> {
  const [row] = await write.em.execute<NotedRow[]>(
    `update integration_instance set last_error_at = ?, last_error = ?, failures_in_row = failures_in_row + 1${isDisconnected ? WITHDRAWN : ''} where id = ?
     returning customer_id, installation_id, plugin_id, failures_in_row, told_failing_at`, [now, error, instanceId]);
  if (!row || row.told_failing_at || !isTold(row, isDisconnected)) return;
  await write.em.execute('update integration_instance set told_failing_at = ? where id = ?', [now, instanceId]);
  const users = await write.em.execute<{ name: string; email: string; subdomain: string }[]>(
    `select u.name, u.email, i.subdomain from user_account u join installation i on i.id = ? where u.customer_id = ? and u.deactivated_at is null order by u.id`,
    [row.installation_id, row.customer_id]);
  const mailOf = isDisconnected ? disconnectedMail : webhooksFailingMail;
  for (const user of users) {
    const trouble: Troubled = { pluginId: row.plugin_id, installationId: row.installation_id, subdomain: user.subdomain, error };
    write.mail(mailOf(config, user, trouble));
  }
}

/** What the other side must mend is nobody's to read about in a mail; what the company can mend is. */
const isTold = ({ plugin_id: pluginId, failures_in_row: failures }: NotedRow, isDisconnected: boolean) =>
  isDisconnected || (pluginId === 'webhooks' && failures >= FAILING);
