import { project, run, tool, type Finished } from './processes.ts';

/** What can be said of the code without running it. */
const checks: Record<string, string[]> = {
  types: tool('tsc', '--noEmit', '-p', 'tsconfig.json'),
  lint: tool('oxlint', '--deny-warnings'),
  format: tool('oxfmt', '--check'),
  'import boundaries': project('scripts/boundaries.ts'),
  'schema.graphql is fresh': project('scripts/emitSchema.ts', '--check'),
  'no partner is broken unannounced': project('scripts/apiChanges.ts'),
  'compiled operations are fresh': project('scripts/compileOperations.ts', '--check'),
  'nothing is unused': tool('knip'),
};

export interface CheckResult extends Finished {
  name: string;
}

/** Two at a time: the machine that matters has two cores. */
export async function runStaticChecks(): Promise<CheckResult[]> {
  const waiting = Object.entries(checks);
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command] = next;
      results.push({ name, ...(await run(command)) });
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

export function report({ name, code, output, seconds }: CheckResult): void {
  process.stdout.write(`  ${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '       ')}\n`);
}

if (import.meta.filename === process.argv[1]) {
  const results = await runStaticChecks();
  results.forEach(report);
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
}
