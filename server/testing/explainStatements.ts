import { dbRoles } from '../db/roles.ts';
import type { TestApp } from './createTestApp.ts';

/**
 * Returns the statements that contain `text` and that a caller runs during `work`. What the portal reads for itself
 * meanwhile, such as new live events, is left out.
 */
export async function statementsOf(
  {
    portal: {
      services: { reads },
    },
  }: TestApp,
  text: string,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const runSql = reads.runSql.bind(reads);
  const statements = new Set<string>();
  reads.runSql = ((...args: Parameters<typeof runSql>) => {
    if (args[0].role !== dbRoles.system && args[1].includes(text)) statements.add(args[1]);
    return runSql(...args);
  }) as typeof reads.runSql;
  try {
    await work();
  } finally {
    reads.runSql = runSql as typeof reads.runSql;
  }
  return [...statements];
}

/** Returns the generic query plans of the statements of `statementsOf`, one line for each step. */
export async function explainStatements(app: TestApp, text: string, work: () => Promise<unknown>): Promise<string> {
  const statements = await statementsOf(app, text, work);
  if (!statements.length) throw new Error(`No statement contains ${text}`);
  const plans = await Promise.all(statements.map((statement) => app.db.sql(`explain (generic_plan) ${statement}`)));
  return plans
    .flat()
    .map((row) => Object.values(row)[0])
    .join('\n');
}
