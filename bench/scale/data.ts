import pg from 'pg';
import { deriveRows } from '../../server/testing/deriveRows.ts';

export const companyId = (number: number) => `cust_s${String(number).padStart(7, '0')}`;

const ROWS_AT_ONCE = 500_000;

const company = `'cust_s' || lpad((i % $1::int)::text, 7, '0')`;

/** Fills the tables of all companies, without the triggers and foreign keys that examine one row after the other. */
export async function loadData(
  superuserUrl: string,
  { companies, activities }: { companies: number; activities: number },
): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  await client.query(
    `insert into customer (
       id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
     select 'cust_s' || lpad(i::text, 7, '0'), 'Firma ' || i, 'Kontakt ' || i, '12345678', '12345678', 'a@b.dk',
       'Gade ' || i, '8000', 'Aarhus', timestamptz '2020-01-01' + i * interval '1 minute'
     from generate_series(0, $1::int - 1) i`,
    [companies],
  );
  await client.query(
    `insert into department (id, customer_id, name, contact_person, created_at)
     select 'dep_s' || lpad(i::text, 8, '0'), ${company}, 'Afdeling ' || i, 'Kontakt', now()
     from generate_series(0, 3 * $1::int - 1) i`,
    [companies],
  );
  await client.query(
    `insert into clip_card (id, customer_id, department_id, hours, hours_used, price, status, purchase_id, created_at)
     select 'clip_s' || lpad(i::text, 8, '0'), ${company}, 'dep_s' || lpad((i % (3 * $1::int))::text, 8, '0'), 10,
       i % 10, 10000, case when i % 4 = 0 then 'ACTIVE' else 'USED' end, 'scale' || i,
       timestamptz '2024-01-01' + i * interval '1 minute'
     from generate_series(0, 6 * $1::int - 1) i`,
    [companies],
  );
  await withoutIndexes(client, 'activity', async () => {
    for (let first = 0; first < activities; first += ROWS_AT_ONCE)
      await client.query(
        `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
         select 'act_s' || lpad(i::text, 10, '0'), ${company}, 'clip_card',
           'clip_s' || lpad((i % $1::int)::text, 8, '0'), 'Noget skete ' || i, 'Bruger',
           timestamptz '2024-01-01' + i * interval '1 second'
         from generate_series($2::int, $3::int) i`,
        [companies, first, Math.min(first + ROWS_AT_ONCE, activities) - 1],
      );
  });
  await client.query('analyze');
  await withoutIndexes(client, 'search_entry', () => deriveRows(client));
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Builds the indexes of a table after its rows: neighbouring rows belong to companies far apart in an index. */
async function withoutIndexes(client: pg.Client, table: string, insertRows: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await insertRows();
  for (const { definition } of rows) await client.query(definition);
}
