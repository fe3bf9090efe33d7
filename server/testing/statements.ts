import type { TestApp } from './createTestApp.ts';

const RUNS = 4;

/** How many statements something reads with. Whatever else runs in the process only adds to it, so that the fewest of a few runs counts. */
export async function statementsOf(
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
    let ran = 0;
    reads.runSql = ((...args: Parameters<typeof runSql>) => {
      ran += 1;
      return runSql(...args);
    }) as typeof reads.runSql;
    try {
      await work();
    } finally {
      reads.runSql = runSql as typeof reads.runSql;
    }
    fewest = Math.min(fewest, ran);
  }
  return fewest;
}
