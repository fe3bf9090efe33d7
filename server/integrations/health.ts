import type { Services } from '../context.ts';
import type { Write } from '../db/writes.ts';
import type { Recipient } from '../mail/outgoing.ts';
import { disconnectedMail, type Troubled } from './integration.mails.ts';
import { webhooksFailingMail } from './webhooks/webhook.mails.ts';

/** So many failures in a row, and an integration counts as failing. */
export const FAILING = 5;

export const noteSuccess = ({ em }: Write, instanceId: string, now: Date) =>
  em.execute(
    'update integration_instance set last_success_at = ?, failures_in_row = 0, told_failing_at = null where id = ?',
    [now, instanceId],
  );

export interface Failure {
  /** For people. */
  error: string;
  now: Date;
  /** Access was withdrawn: what is left of it is worth nothing, and only the company can give it anew. */
  isDisconnected?: boolean;
}

interface NotedRow {
  installation_id: string;
  plugin_id: string;
  failures_in_row: number;
  told_failing_at: Date | null;
  mailed_today: boolean;
  administrator_id: string | null;
}

const WITHDRAWN = `, needs_reconnect = true, secrets = null, secrets_set = '[]', access_expires_at = null, renewing_until = null`;
const NOTED = `installation_id, plugin_id, failures_in_row, told_failing_at, administrator_id,
  coalesce(failure_mailed_at > last_error_at - interval '24 hours', false) as mailed_today`;

/**
 * Mails the integration's administrator once until the integration works again, and at most once a day: a receiver that
 * fails and recovers all day would otherwise send a mail each time. Of parallel failures the row's lock lets one mail.
 */
export async function noteFailure(
  write: Write,
  { config }: Services,
  instanceId: string,
  failure: Failure,
): Promise<void> {
  const { error, now, isDisconnected = false } = failure;
  const [row] = await write.em.execute<NotedRow[]>(
    `update integration_instance
     set last_error_at = ?, last_error = ?, failures_in_row = failures_in_row + 1${isDisconnected ? WITHDRAWN : ''}
     where id = ? returning ${NOTED}`,
    [now, error, instanceId],
  );
  if (!row || row.told_failing_at || row.mailed_today || !isTold(row, isDisconnected)) return;
  await write.em.execute('update integration_instance set told_failing_at = ?, failure_mailed_at = ? where id = ?', [
    now,
    now,
    instanceId,
  ]);
  const mailOf = isDisconnected ? disconnectedMail : webhooksFailingMail;
  const { pluginId, installationId, subdomain, ...administrator } = await administratorOf(write, row);
  write.mail(mailOf(config, administrator, { pluginId, installationId, subdomain, error }));
}

/**
 * The user who last connected or changed the integration; the company's contact where that user has left the company, or
 * where only the reseller's staff or a program changed it (decision 034).
 */
async function administratorOf({ em }: Write, row: NotedRow): Promise<Recipient & Omit<Troubled, 'error'>> {
  const [found] = await em.execute<(Recipient & { subdomain: string })[]>(
    `select coalesce(u.name, c.contact_person) as name, coalesce(u.email, c.billing_email) as email, i.subdomain
     from installation i join customer c on c.id = i.customer_id
       left join user_account u on u.id = ? and u.customer_id = c.id and u.deactivated_at is null
     where i.id = ?`,
    [row.administrator_id, row.installation_id],
  );
  return { ...found!, pluginId: row.plugin_id, installationId: row.installation_id };
}

/** What the other side must mend is nobody's to read about in a mail; what the company can mend is. */
const isTold = ({ plugin_id: pluginId, failures_in_row: failures }: NotedRow, isDisconnected: boolean) =>
  isDisconnected || (pluginId === 'webhooks' && failures >= FAILING);
