import type { TestApp } from './createTestApp.ts';
import { recordReads } from './recordReads.ts';

const RUNS = 4;

/**
 * Counts the read statements of `work`. Runs `work` four times and returns the smallest count, because other activity
 * in the process can only add statements.
 */
export async function countStatements(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let fewest = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const { statements } = await recordReads(app, work);
    fewest = Math.min(fewest, statements.length);
  }
  return fewest;
}
