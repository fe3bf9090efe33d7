import type { OwnCluster } from '../../server/testing/ownCluster.ts';

export const companyId = (number: number) => `cust_s${String(number).padStart(7, '0')}`;

const ROWS_AT_ONCE = 500_000;

const company = `'cust_s' || lpad((i % $1::int)::text, 7, '0')`;

/** Fills the tables of all companies. Entries of the search are made by the database, as in the portal. */
export async function loadData(
  { sql }: Pick<OwnCluster, 'sql'>,
  { companies, activities }: { companies: number; activities: number },
): Promise<void> {
  await sql(
    `insert into customer (
       id, name, contact_person, phone_number, vat_number, billing_email, street, zip, city, created_at)
     select 'cust_s' || lpad(i::text, 7, '0'), 'Firma ' || i, 'Kontakt ' || i, '12345678', '12345678', 'a@b.dk',
       'Gade ' || i, '8000', 'Aarhus', timestamptz '2020-01-01' + i * interval '1 minute'
     from generate_series(0, $1::int - 1) i`,
    [companies],
  );
  await sql(
    `insert into department (id, customer_id, name, contact_person, created_at)
     select 'dep_s' || lpad(i::text, 8, '0'), ${company}, 'Afdeling ' || i, 'Kontakt', now()
     from generate_series(0, 3 * $1::int - 1) i`,
    [companies],
  );
  await sql(
    `insert into clip_card (id, customer_id, department_id, hours, hours_used, price, status, purchase_id, created_at)
     select 'clip_s' || lpad(i::text, 8, '0'), ${company}, 'dep_s' || lpad((i % (3 * $1::int))::text, 8, '0'), 10,
       i % 10, 10000, case when i % 4 = 0 then 'ACTIVE' else 'USED' end, 'scale' || i,
       timestamptz '2024-01-01' + i * interval '1 minute'
     from generate_series(0, 6 * $1::int - 1) i`,
    [companies],
  );
  for (let first = 0; first < activities; first += ROWS_AT_ONCE)
    // No foreign key is checked for millions of rows whose companies exist. The setting ends with the transaction.
    await sql(
      `with plain as materialized (select set_config('session_replication_role', 'replica', true))
       insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
       select 'act_s' || lpad(i::text, 10, '0'), ${company}, 'clip_card', 'clip_s' || lpad((i % $1::int)::text, 8, '0'),
         'Noget skete ' || i, 'Bruger', timestamptz '2024-01-01' + i * interval '1 second'
       from plain, generate_series($2::int, $3::int) i`,
      [companies, first, Math.min(first + ROWS_AT_ONCE, activities) - 1],
    );
  await sql('analyze');
  await sql('checkpoint');
}
