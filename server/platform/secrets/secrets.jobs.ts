import { exportBinding } from '../../rooms/backOffice/personalData/PersonalDataExport.ts';
import { keyBinding } from '../../rooms/companies/installations/Installation.ts';
import { grantBinding } from '../../rooms/companies/zendeskConnections/ZendeskGrant.ts';
import { authenticatorBinding } from '../../rooms/identity/secondFactors/AuthenticatorApp.ts';
import { secretsBinding } from '../../rooms/partners/integrations/IntegrationInstance.ts';
import { webhookBinding } from '../../rooms/work/tasks/TaskSync.ts';
import { dbRoles } from '../db/roles.ts';
import { callBinding } from '../idempotency/Idempotency.ts';
import type { JobHandler } from '../jobs/Jobs.ts';
import type { SecretBox } from './SecretBox.ts';

/** All columns with sealed secrets, with the binding of their texts and the role that may write them. */
const sealedColumns = [
  { table: 'installation', id: 'id', column: 'zendesk_api_key', boundTo: keyBinding, role: dbRoles.system },
  {
    table: 'zendesk_grant',
    id: 'id',
    column: 'client_secret',
    boundTo: grantBinding('clientSecret'),
    role: dbRoles.system,
  },
  {
    table: 'zendesk_grant',
    id: 'id',
    column: 'access_token',
    boundTo: grantBinding('accessToken'),
    role: dbRoles.system,
  },
  {
    table: 'zendesk_grant',
    id: 'id',
    column: 'refresh_token',
    boundTo: grantBinding('refreshToken'),
    role: dbRoles.system,
  },
  { table: 'task_sync', id: 'customer_id', column: 'webhook_secret', boundTo: webhookBinding, role: dbRoles.system },
  { table: 'integration_instance', id: 'id', column: 'secrets', boundTo: secretsBinding, role: dbRoles.system },
  { table: 'authenticator_app', id: 'user_id', column: 'secret', boundTo: authenticatorBinding, role: dbRoles.auth },
  { table: 'personal_data_export', id: 'user_id', column: 'content', boundTo: exportBinding, role: dbRoles.system },
  { table: 'idempotent_call', id: 'id', column: 'journal', boundTo: callBinding, role: dbRoles.auth },
  { table: 'idempotent_call', id: 'id', column: 'answer', boundTo: callBinding, role: dbRoles.auth },
];
const BATCH_SIZE = 1_000;

/**
 * Seals all secrets with the newest key, so that older keys can be removed after a rotation. Logs a secret that no key
 * opens and leaves it unchanged.
 */
export const reseal: JobHandler = async ({ reads, secrets, log }) => {
  for (const { table, id, column, boundTo, role } of sealedColumns) {
    const selectOld = `
      select ${id} as id, ${column} as sealed from ${table}
      where ${column} is not null and not starts_with(${column}, $1) and ${id} > $2
      order by ${id} limit ${BATCH_SIZE}`;
    const replace = `update ${table} set ${column} = $1 where ${id} = $2 and ${column} = $3`;
    let last: string | undefined = '';
    while (last !== undefined) {
      const rows: { id: string; sealed: string }[] = await reads.runSql({ role }, selectOld, [secrets.prefix, last]);
      for (const row of rows) {
        const resealed = sealAgain(secrets, row.sealed, boundTo(row.id));
        if (resealed) await reads.runSql({ role }, replace, [resealed, row.id, row.sealed]);
        else log.error({ table, id: row.id }, 'sealed secret cannot be opened with any key');
      }
      last = rows.at(-1)?.id;
    }
  }
};

function sealAgain(secrets: SecretBox, sealed: string, boundTo: string): string | undefined {
  try {
    return secrets.seal(secrets.open(sealed, boundTo), boundTo);
  } catch {
    return undefined;
  }
}
