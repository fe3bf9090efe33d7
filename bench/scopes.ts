import pg from 'pg';
import { contextVariables, dbRoles } from '../server/platform/db/roles.ts';
import { WHOLE_COMPANY, type Scope } from '../server/platform/db/scope.ts';
import { printLine } from './loadGenerator.ts';
import { MEASURED_COMPANY } from './viewers.ts';

const RUNS = 2_000;
const ROUNDS = 5;
/** The most that the policies of scopes may add to a read of a caller without a scope. */
const AIM = 1.1;

const reads: Record<string, string> = {
  'page of clip cards': `select c.id, c.hours, d.name from clip_card c join department d on d.id = c.department_id
    where c.customer_id = '${MEASURED_COMPANY}' and c.deleted_at is null order by c.id desc limit 100`,
  'count of clip cards': `select count(*) from clip_card where customer_id = '${MEASURED_COMPANY}'`,
  'page of activities': `select id, title, entity_type, entity_id from activity
    where customer_id = '${MEASURED_COMPANY}' order by id desc limit 100`,
  departments: `select id, name from department where customer_id = '${MEASURED_COMPANY}' order by name limit 100`,
};

/**
 * Reads as a customer with and without the policies of scopes, in turns on one connection, so that both meet the same
 * machine. Nothing is committed.
 */
export async function measureScopes(superuserUrl: string) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows: departments } = await client.query<{ id: string }>(
      'select id from department where customer_id = $1 order by id limit 1',
      [MEASURED_COMPANY],
    );
    const oneDepartment: Scope = { subjects: ['AGREEMENTS'], departmentIds: departments.map(({ id }) => id) };
    printLine('\nMicroseconds of a read   without policies   without a scope   one subject and department');
    const results = [];
    for (const [name, statement] of Object.entries(reads)) {
      const times: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        times[0].push(await timeOf(client, statement, WHOLE_COMPANY, false));
        times[1].push(await timeOf(client, statement, WHOLE_COMPANY, true));
        times[2].push(await timeOf(client, statement, oneDepartment, true));
      }
      const [without, whole, limited] = times.map((each) => Math.min(...each)) as [number, number, number];
      const ratio = whole / without;
      results.push({ workload: `scopes: ${name}`, without, whole, limited, ratio });
      printLine(
        `  ${name.padEnd(24)}${[without, whole, limited].map((time) => time.toFixed(0).padStart(9)).join('      ')}`,
      );
      if (ratio > AIM) printLine(`  falls short: ${ratio.toFixed(2)} times the time, at most ${AIM} wanted`);
    }
    return results;
  } finally {
    await client.end();
  }
}

/** Microseconds of one run of the statement, within the database. */
async function timeOf(client: pg.Client, statement: string, scope: Scope, hasPolicies: boolean): Promise<number> {
  await client.query('begin');
  try {
    if (!hasPolicies) await dropPolicies(client);
    await client.query(`create function pg_temp.read_often(runs int) returns void language plpgsql as $$
      begin for i in 1..runs loop perform * from (${statement}) s; end loop; end $$`);
    const context = contextVariables({ role: dbRoles.customer, customerId: MEASURED_COMPANY, scope });
    await client.query('select set_config(name, value, true) from json_each_text($1) as variable (name, value)', [
      JSON.stringify(context),
    ]);
    const start = performance.now();
    await client.query('select pg_temp.read_often($1)', [RUNS]);
    return ((performance.now() - start) * 1_000) / RUNS;
  } finally {
    await client.query('rollback');
  }
}

async function dropPolicies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string }>(`
    select polname as name, polrelid::regclass::text as table from pg_policy
    where not polpermissive and polname ~ '_(subject|departments)$'`);
  await client.query(rows.map(({ name, table }) => `drop policy "${name}" on ${table};`).join('\n'));
}
