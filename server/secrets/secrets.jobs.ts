import { dbRoles } from '../db/roles.ts';
import { keyBinding } from '../installations/Installation.ts';
import { secretsBinding } from '../integrations/IntegrationInstance.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import { webhookBinding } from '../tasks/TaskSync.ts';

/** Every column that keeps sealed secrets, and what each is bound to. */
const sealedColumns = [
  { table: 'installation', id: 'id', column: 'zendesk_api_key', boundTo: keyBinding },
  { table: 'task_sync', id: 'customer_id', column: 'webhook_secret', boundTo: webhookBinding },
  { table: 'integration_instance', id: 'id', column: 'secrets', boundTo: secretsBinding },
];
const AT_ONCE = 1_000;

/** After a rotation, what an old key sealed is sealed with the new one, so that the old one can go. */
export const reseal: JobHandler = async ({ reads, secrets, log }) => {
  const system = { role: dbRoles.system };
  for (const { table, id, column, boundTo } of sealedColumns) {
    const rows = await reads.runSql<{ id: string; sealed: string }>(
      system, `select ${id} as id, ${column} as sealed from ${table} where ${column} is not null and not starts_with(${column}, $1) limit ${AT_ONCE}`, [secrets.prefix]);
    for (const row of rows) {
      try {
        const renewed = secrets.seal(secrets.open(row.sealed, boundTo(row.id)), boundTo(row.id));
        await reads.runSql(system, `update ${table} set ${column} = $1 where ${id} = $2 and ${column} = $3`, [renewed, row.id, row.sealed]);
      } catch (error) {
        log.error({ err: error, table, id: row.id }, 'a secret that no key opens');
      }
    }
  }
};
