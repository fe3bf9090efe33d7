import { sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import type { Query } from '../server/platform/db/query.ts';
import type { Reader } from '../server/platform/db/Reader.ts';
import type { ReadPool } from '../server/platform/db/readPool.ts';
import { dbRoles } from '../server/platform/db/roles.ts';
import { WHOLE_COMPANY } from '../server/platform/db/scope.ts';
import { sqlBuilder } from '../server/platform/db/tables.ts';
import type { GrowingPage } from './growingPages.ts';

export interface QueryPlan {
  plannedFor: string;
  /** The indexes or scans that read the page's table, followed by the sorts. */
  scans: string;
  isByIndex: boolean;
}

/**
 * Explains each statement of a page as a prepared statement. A connection plans a prepared statement once, for the
 * first company that uses it, and runs that plan for all other companies.
 */
export async function explainPage(reads: ReadPool, page: GrowingPage, customerId: string): Promise<QueryPlan[]> {
  const run = <Row>(text: string) =>
    reads.run({ role: dbRoles.customer, customerId, scope: WHOLE_COMPANY }, sql.raw<Row>(text));
  const plans: QueryPlan[] = [];
  for (const { sql: text, parameters } of await collectStatements(page)) {
    await run(`prepare page as ${text}`);
    const [row] = await run<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (format json) execute page(${parameters.map(literal).join(', ')})`,
    );
    await run('deallocate page');
    const scans = describeScans(row!['QUERY PLAN'][0].Plan, page.table);
    plans.push({ plannedFor: customerId, scans, isByIndex: scans === page.index });
  }
  return plans;
}

async function collectStatements({ read }: GrowingPage): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  await read({
    read: async (query: Query<unknown>) => (statements.push(query.compile(sqlBuilder)), []),
  } as unknown as Reader);
  return statements;
}

const literal = (value: unknown): string =>
  Array.isArray(value) ? `array[${value.map(literal).join(', ')}]` : pg.escapeLiteral(String(value));

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function describeScans(plan: PlanNode, table: string): string {
  const flat = (step: PlanNode): PlanNode[] => [step, ...(step.Plans ?? []).flatMap(flat)];
  const steps = flat(plan);
  const tableScans = steps
    .filter((step) => step['Relation Name'] === table)
    .map((step) => step['Index Name'] ?? step['Node Type']);
  return [...tableScans, ...steps.map((step) => step['Node Type']).filter((type) => type.endsWith('Sort'))].join(', ');
}
