import type { Services } from '../../context.ts';
import type { Write } from '../../db/writes.ts';
import { webhooksFailingMail } from './webhook.mails.ts';

/** So many failures in a row, and people are told. */
export const FAILING = 5;

export const noteSuccess = ({ em }: Write, instanceId: string, now: Date) =>
  em.execute('update integration_instance set last_success_at = ?, failures_in_row = 0, told_failing_at = null where id = ?', [now, instanceId]);

/** The company's users are told once, until it works again. The row's lock lets one of many who fail at once tell. */
export async function noteFailure(write: Write, { config }: Services, instanceId: string, error: string, now: Date): Promise<void> {
  const [row] = await write.em.execute<{ customer_id: string; installation_id: string; failures_in_row: number; told_failing_at: Date | null }[]>(
    `update integration_instance set last_error_at = ?, last_error = ?, failures_in_row = failures_in_row + 1 where id = ?
     returning customer_id, installation_id, failures_in_row, told_failing_at`, [now, error, instanceId]);
  if (!row || row.failures_in_row < FAILING || row.told_failing_at) return;
  await write.em.execute('update integration_instance set told_failing_at = ? where id = ?', [now, instanceId]);
  const users = await write.em.execute<{ name: string; email: string; subdomain: string }[]>(
    `select u.name, u.email, i.subdomain from user_account u join installation i on i.id = ? where u.customer_id = ? and u.deactivated_at is null order by u.id`,
    [row.installation_id, row.customer_id]);
  for (const user of users) write.mail(webhooksFailingMail(config, user, { installationId: row.installation_id, subdomain: user.subdomain, error }));
}
