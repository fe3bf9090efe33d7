import pg from 'pg';
import { loadGrowingCompany } from './growingTables.ts';
import { printLine } from './loadGenerator.ts';

const MOST_ROWS = 1_000;

/** Other rows that the portal has hundreds of. */
const otherRows = `
  insert into installation (id, customer_id, department_id, subdomain, created_at)
    select 'inst_w' || id, customer_id, id, replace(id, '_', '-'), now() from department;
  insert into invoice (
      id, customer_id, department_id, kind, number, issued_on, due_on, method, seller, buyer, contact_person, net, vat,
      gross, open, created_at)
    select 'invc_w' || id, customer_id, id, 'INVOICE', row_number() over (), now(), now(), 'INVOICE', '{}', '{}',
      'Kontakt', 800, 200, 1000, 0, now() from department;
  insert into audit_entry (id, action, actor_kind, customer_id)
    select 'audit_w' || id, 'SIGNED_IN', 'VISITOR', customer_id from department;
  insert into outbox_event (topic, entity_id, customer_id) select 'CLIP_CARD', id, customer_id from department;
  set constraints all immediate;`;

/** Rows that triggers have derived from the copied rows. They are deleted, so that the triggers write them again. */
const derivedRows = ['search_entry.id', 'seat_reading.installation_id', 'audit_link.entry_id'];

/**
 * Inserts rows that each table has had, one by one and all together, with and without the table's triggers, and updates
 * them without a change. The rate is that of one connection within the database, so that it shows no round trips.
 * Nothing is committed.
 */
export async function measureWrites(superuserUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query('begin');
    await loadGrowingCompany(client);
    await client.query(otherRows);
    const { rows: tables } = await client.query<{ name: string; columns: string }>(`
      select c.relname as name,
        (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace
        and exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal)
      order by name`);
    printLine(
      '\nRows written in a second   one insert each, without triggers   one insert, without   updates, without',
    );
    const results = [];
    for (const { name, columns } of tables) {
      const withTriggers = await ratesOf(client, name, columns, true);
      if (!withTriggers) continue;
      const withoutTriggers = (await ratesOf(client, name, columns, false))!;
      results.push({ workload: `writes: ${name}`, withTriggers, withoutTriggers });
      const pairs = withTriggers.map((rate, i) => `${pad(rate)} ${pad(withoutTriggers[i]!)}`);
      printLine(`  ${name.padEnd(24)}${pairs.join('      ')}`);
    }
    return results;
  } finally {
    await client.end();
  }
}

const pad = (rate: number) => Math.round(rate).toString().padStart(9);

/** Rows a second of the three ways to write, or undefined for a table with too few rows. */
async function ratesOf(client: pg.Client, table: string, columns: string, hasTriggers: boolean) {
  await client.query('savepoint table_as_it_was');
  await client.query(`create temp table copied on commit drop as
    select ${columns}, row_number() over () as copied_number from ${table} limit ${MOST_ROWS}`);
  const { rows } = await client.query<{ count: number; has_id: boolean }>(`
    select count(*)::int as count, exists (select from pg_attribute where attrelid = '${table}'::regclass
      and attname = 'id') as has_id from copied`);
  const { count, has_id: hasId } = rows[0]!;
  const rates: number[] | undefined = count < 100 || !hasId ? undefined : [];
  if (rates) {
    await client.query('create unique index on copied (copied_number)');
    const one = (row: string) => `insert into ${table} (${columns}) select ${columns} from copied ${row}`;
    await client.query(`create function pg_temp.write_one_by_one(rows int) returns void language plpgsql as $$ begin
      for i in 1..rows loop ${one('where copied_number = i')}; end loop; end $$`);
    for (const statement of [`select pg_temp.write_one_by_one(${count})`, one('')]) {
      await deleteCopiedRows(client, table);
      await client.query(`alter table ${table} ${hasTriggers ? 'enable' : 'disable'} trigger user`);
      rates.push(await rateOf(client, count, statement));
    }
    const isUpdated = table !== 'audit_entry';
    const update = `update ${table} set id = id where id in (select id from copied)`;
    rates.push(isUpdated ? await rateOf(client, count, update) : 0);
  }
  await client.query('rollback to table_as_it_was');
  return rates;
}

async function deleteCopiedRows(client: pg.Client, table: string): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query(`delete from ${table} where id in (select id from copied)`);
  for (const [derived, key] of derivedRows.map((each) => each.split('.')))
    await client.query(`delete from ${derived} where ${key} in (select id::text from copied)`);
  await client.query('set local session_replication_role = origin');
}

/** Deferred triggers belong to the statement that has caused them. */
async function rateOf(client: pg.Client, rows: number, statement: string): Promise<number> {
  const start = performance.now();
  await client.query(statement);
  await client.query('set constraints all immediate; set constraints all deferred');
  return (rows * 1_000) / (performance.now() - start);
}
