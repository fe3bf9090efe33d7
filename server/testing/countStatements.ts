import type { TestApp } from './createTestApp.ts';

const RUNS = 4;

/**
 * Counts the read statements of `work`. Runs `work` four times and returns the smallest count, because other activity
 * in the process can only add statements.
 */
export async function countStatements(
  {
    portal: {
      services: { reads },
    },
  }: TestApp,
  work: () => Promise<unknown>,
): Promise<number> {
  const runSql = reads.runSql.bind(reads);
  let fewest = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    let count = 0;
    reads.runSql = ((...args: Parameters<typeof runSql>) => {
      // The allowances of all callers are stored once a second, so a slow `work` would always have such a statement.
      if (!args[1].includes('rate_window')) count += 1;
      return runSql(...args);
    }) as typeof reads.runSql;
    try {
      await work();
    } finally {
      reads.runSql = runSql as typeof reads.runSql;
    }
    fewest = Math.min(fewest, count);
  }
  return fewest;
}
