import { sql } from 'kysely';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Recipient } from '../../../platform/mail/outgoing.ts';
import type { Services } from '../../../platform/services.ts';
import { userSees } from '../../identity/users/mailScope.reads.ts';
import { disconnectedMail, type FailedIntegration } from './integration.mails.ts';
import { webhooksFailingMail } from './webhooks/webhook.mails.ts';

/** Number of consecutive failures after which an integration counts as failing. */
export const FAILURE_THRESHOLD = 5;

export const recordSuccess = ({ em }: Write, instanceId: string, now: Date) =>
  runIn(
    em,
    sql`
      update integration_instance set last_success_at = ${now}, failures_in_row = 0, told_failing_at = null
      where id = ${instanceId}`,
  );

export interface Failure {
  /** Danish text for people. */
  error: string;
  now: Date;
  /** Whether access was withdrawn. The stored tokens are then deleted, and the company must connect again. */
  isDisconnected?: boolean;
  /** Whether the integration was disabled because of the failure. */
  isGone?: boolean;
}

interface FailureRow {
  installation_id: string;
  plugin_id: string;
  failures_in_row: number;
  told_failing_at: Date | null;
  mailed_within_day: boolean;
  administrator_id: string | null;
}

const DELETED_ACCESS = sql`, needs_reconnect = true, secrets = null, secrets_set = '[]', access_expires_at = null,
  renewing_until = null`;
const RETURNED_COLUMNS = sql`installation_id, plugin_id, failures_in_row, told_failing_at, administrator_id,
  coalesce(failure_mailed_at > last_error_at - interval '24 hours', false) as mailed_within_day`;

/**
 * Records a failed call. If the company itself can fix the failure, the integration's administrator is mailed: once
 * until the integration works again or its settings change, and at most once a day. The update locks the row, so that
 * only one of several concurrent failures is mailed.
 */
export async function recordFailure(
  write: Write,
  { config }: Services,
  instanceId: string,
  failure: Failure,
): Promise<void> {
  const { error, now, isDisconnected = false, isGone = false } = failure;
  const [row] = await runIn(
    write.em,
    sql<FailureRow>`
      update integration_instance
      set last_error_at = ${now}, last_error = ${error},
        failures_in_row = failures_in_row + 1${isDisconnected ? DELETED_ACCESS : sql``}
      where id = ${instanceId} returning ${RETURNED_COLUMNS}`,
  );
  if (!row || row.mailed_within_day || !(isGone || isMailDue(row, isDisconnected))) return;
  await runIn(
    write.em,
    sql`update integration_instance set told_failing_at = ${now}, failure_mailed_at = ${now} where id = ${instanceId}`,
  );
  const createMail = isDisconnected ? disconnectedMail : webhooksFailingMail;
  const { customerId, pluginId, installationId, subdomain, ...administrator } = await administratorOf(write, row);
  write.mail(createMail(config, administrator, { customerId, pluginId, installationId, subdomain, error, isGone }));
}

/**
 * The user who last connected or changed the integration, or the company's contact if that user has left the company,
 * no longer sees its integrations, or only impersonating admins and API tokens changed the integration (decision 018).
 */
async function administratorOf({ em }: Write, row: FailureRow): Promise<Recipient & Omit<FailedIntegration, 'error'>> {
  const [found] = await runIn(
    em,
    sql<Recipient & { customerId: string; subdomain: string }>`
      select coalesce(u.name, c.contact_person) as name, coalesce(u.email, c.billing_email) as email,
        i.customer_id as "customerId", i.subdomain
      from installation i join customer c on c.id = i.customer_id
        left join user_account u on u.id = ${row.administrator_id} and u.customer_id = c.id and u.deactivated_at is null
          and ${userSees('u', 'INTEGRATIONS', sql`i.department_id`)}
      where i.id = ${row.installation_id}`,
  );
  return { ...found!, pluginId: row.plugin_id, installationId: row.installation_id };
}

/** Only failures that the company itself can fix are mailed, and none again before it is fixed. */
const isMailDue = (row: FailureRow, isDisconnected: boolean) =>
  !row.told_failing_at && canCompanyFix(row, isDisconnected);

const canCompanyFix = ({ plugin_id: pluginId, failures_in_row: failures }: FailureRow, isDisconnected: boolean) =>
  isDisconnected || (pluginId === 'webhooks' && failures >= FAILURE_THRESHOLD);
