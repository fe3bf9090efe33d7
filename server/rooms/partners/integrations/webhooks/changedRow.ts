import { sql } from 'kysely';
import type { WebhookEvent } from '../../../../../domain/partners/integrations/webhooks.ts';
import { dbRoles } from '../../../../platform/db/roles.ts';
import { WHOLE_COMPANY } from '../../../../platform/db/scope.ts';
import type { Services } from '../../../../platform/services.ts';
import { webhookEvents, type WebhookEventType } from './webhookEvents.ts';

/**
 * Reads the data of a message about a changed row, with the rights of the company's users: whatever row an event names,
 * the message contains nothing that they cannot see. A row that is gone has `isDeleted` alone.
 */
export async function readChangedRow(
  { reads }: Pick<Services, 'reads'>,
  customerId: string,
  type: WebhookEvent,
  id: string,
): Promise<Record<string, unknown>> {
  const event = webhookEvents[type];
  const [row] = event.row
    ? await reads.run({ role: dbRoles.customer, customerId, scope: WHOLE_COMPANY }, queryOf(event, event.row, id))
    : [];
  return { id, isDeleted: !row, ...row };
}

const queryOf = ({ fields }: WebhookEventType, { table, exists }: NonNullable<WebhookEventType['row']>, id: string) => {
  const columns = Object.keys(fields).map((name) => sql`${sql.ref(snakeCase(name))} as ${sql.id(name)}`);
  return sql<object>`select ${sql.join(columns)} from ${sql.table(table)}
    where id = ${id} ${exists ? sql`and ${exists}` : sql``}`;
};

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
