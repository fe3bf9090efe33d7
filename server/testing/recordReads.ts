import type { TestApp } from './createTestApp.ts';

/**
 * Runs `work`, and returns its result with the statements that the whole process has read meanwhile. Allowances of
 * callers are left out: all are stored together once a second, beside whatever runs then.
 */
export async function recordReads<Result>(
  {
    portal: {
      services: { reads },
    },
  }: TestApp,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: { role: string; text: string }[] }> {
  const runSql = reads.runSql.bind(reads);
  const statements: { role: string; text: string }[] = [];
  reads.runSql = ((...args: Parameters<typeof runSql>) => {
    const [{ role }, text] = args;
    if (!text.includes('rate_window')) statements.push({ role, text });
    return runSql(...args);
  }) as typeof reads.runSql;
  try {
    return { result: await work(), statements };
  } finally {
    reads.runSql = runSql as typeof reads.runSql;
  }
}
