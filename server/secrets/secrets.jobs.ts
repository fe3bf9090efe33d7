import { dbRoles } from '../db/roles.ts';
import { callBinding } from '../idempotency/Idempotency.ts';
import { keyBinding } from '../installations/Installation.ts';
import { secretsBinding } from '../integrations/IntegrationInstance.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { webhookBinding } from '../tasks/TaskSync.ts';
import type { SecretBox } from './SecretBox.ts';

/** Every column that keeps sealed secrets, what each is bound to, and who may write it. */
const sealedColumns = [
  { table: 'installation', id: 'id', column: 'zendesk_api_key', boundTo: keyBinding, role: dbRoles.system },
  { table: 'task_sync', id: 'customer_id', column: 'webhook_secret', boundTo: webhookBinding, role: dbRoles.system },
  { table: 'integration_instance', id: 'id', column: 'secrets', boundTo: secretsBinding, role: dbRoles.system },
  { table: 'idempotent_call', id: 'id', column: 'journal', boundTo: callBinding, role: dbRoles.auth },
  { table: 'idempotent_call', id: 'id', column: 'answer', boundTo: callBinding, role: dbRoles.auth },
];
const AT_ONCE = 1_000;

/** After a rotation, what an old key sealed is sealed with the new one, so that the old one can go. */
export const reseal: JobHandler = async ({ reads, secrets, log }) => {
  for (const { table, id, column, boundTo, role } of sealedColumns) {
    const old = `select ${id} as id, ${column} as sealed from ${table} where ${column} is not null and not starts_with(${column}, $1) and ${id} > $2 order by ${id} limit ${AT_ONCE}`;
    const renew = `update ${table} set ${column} = $1 where ${id} = $2 and ${column} = $3`;
    let last: string | undefined = '';
    while (last !== undefined) {
      const rows: { id: string; sealed: string }[] = await reads.runSql({ role }, old, [secrets.prefix, last]);
      for (const row of rows) {
        const renewed = sealedAnew(secrets, row.sealed, boundTo(row.id));
        if (renewed) await reads.runSql({ role }, renew, [renewed, row.id, row.sealed]);
        else log.error({ table, id: row.id }, 'a secret that no key opens');
      }
      last = rows.at(-1)?.id;
    }
  }
};

function sealedAnew(secrets: SecretBox, sealed: string, boundTo: string): string | undefined {
  try {
    return secrets.seal(secrets.open(sealed, boundTo), boundTo);
  } catch {
    return undefined;
  }
}
