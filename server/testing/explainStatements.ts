import { dbRoles } from '../platform/db/roles.ts';
import type { TestApp } from './createTestApp.ts';
import { recordReads } from './recordReads.ts';

/**
 * Returns the statements that contain `text` and that a caller runs during `work`. What the portal reads for itself
 * meanwhile, such as new live events, is left out.
 */
export async function statementsOf(app: TestApp, text: string, work: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await recordReads(app, work);
  const own = statements.filter((statement) => statement.role !== dbRoles.system && statement.text.includes(text));
  return [...new Set(own.map((statement) => statement.text))];
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
