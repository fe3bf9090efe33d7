import type { TestDatabase } from '../../server/testing/testDatabase.ts';

const ownedTables = [
  'department',
  'user_account',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'ledger_entry',
  'invitation',
  'activity',
  'agreement_work',
  'hour_entry',
  'task',
  'event_registration',
  'integration_instance',
  'webhook_delivery',
  'api_token',
  'company_document',
  'stored_file',
];

/** The company of each row, by its id; ids of rows that belong to no company are left out. */
export async function ownersOf({ sql }: Pick<TestDatabase, 'sql'>, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await sql<{ id: string; customer_id: string | null }>(
    `${ownedTables.map((table) => `select id, customer_id from ${table} where id = any($1)`).join(' union all ')}
     union all select id, id from customer where id = any($1)`,
    [ids],
  );
  return new Map(rows.flatMap(({ id, customer_id }) => (customer_id ? [[id, customer_id]] : [])));
}

/** One line for each id of a row that belongs to another company. */
export async function foreignIds(db: Pick<TestDatabase, 'sql'>, ids: string[], customerId: string): Promise<string[]> {
  const owners = await ownersOf(db, ids);
  return [...owners].filter(([, owner]) => owner !== customerId).map(([id, owner]) => `${id} belongs to ${owner}`);
}
