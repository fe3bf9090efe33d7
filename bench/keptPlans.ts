import type { Compilable, CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Reader } from '../server/context.ts';
import type { ReadPool } from '../server/db/readPool.ts';
import { dbRoles } from '../server/db/roles.ts';
import type { GrowingPage } from './growingPages.ts';

export interface KeptPlan {
  plannedFor: string;
  /** How the page's table is read, and what is sorted. */
  way: string;
  isByIndex: boolean;
}

/** What a connection keeps of the page's statements: planned once, for whichever company asks first, and used for all of them. */
export async function plansOf(reads: ReadPool, page: GrowingPage, customerId: string): Promise<KeptPlan[]> {
  const run = <Row>(text: string) => reads.runSql<Row>({ role: dbRoles.customer, customerId }, text);
  const plans: KeptPlan[] = [];
  for (const { sql, parameters } of await statementsOf(page)) {
    await run(`prepare page as ${sql}`);
    const [row] = await run<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (format json) execute page(${parameters.map(literal).join(', ')})`,
    );
    await run('deallocate page');
    const way = wayOf(row!['QUERY PLAN'][0].Plan, page.table);
    plans.push({ plannedFor: customerId, way, isByIndex: way === page.index });
  }
  return plans;
}

async function statementsOf({ read }: GrowingPage): Promise<CompiledQuery[]> {
  const asked: CompiledQuery[] = [];
  await read({
    read: async (query: Compilable) => (asked.push(query.compile() as CompiledQuery), []),
  } as unknown as Reader);
  return asked;
}

const literal = (value: unknown): string =>
  Array.isArray(value) ? `array[${value.map(literal).join(', ')}]` : pg.escapeLiteral(String(value));

interface Step {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: Step[];
}

function wayOf(plan: Step, table: string): string {
  const flat = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flat)];
  const steps = flat(plan);
  const scans = steps
    .filter((step) => step['Relation Name'] === table)
    .map((step) => step['Index Name'] ?? step['Node Type']);
  return [...scans, ...steps.map((step) => step['Node Type']).filter((type) => type.endsWith('Sort'))].join(', ');
}
