import { ensureGenerated } from './ensureGenerated.ts';
import { projectCommand, run, toolCommand, type CommandResult } from './processes.ts';

/** Checks that need no running portal. */
const checks: Record<string, string[]> = {
  // One checker at a time infers each type once. The other core runs the other checks.
  types: toolCommand('tsc', '--noEmit', '-p', 'tsconfig.json', '--checkers', '1'),
  lint: toolCommand('oxlint', '--deny-warnings'),
  format: toolCommand('oxfmt', '--check'),
  'line length': projectCommand('scripts/lineLength.ts'),
  'import boundaries': projectCommand('scripts/boundaries.ts'),
  'schema.graphql is up to date': projectCommand('scripts/emitSchema.ts', '--check'),
  'breaking schema changes are announced': projectCommand('scripts/apiChanges.ts'),
  'the OpenAPI description follows the recommended rules': projectCommand('scripts/openApiRules.ts'),
  'every type, mutation and REST call has a fixture': projectCommand('scripts/missingFixtures.ts'),
  'every screen has a picture': projectCommand('scripts/unpicturedScreens.ts'),
  'what ends when': projectCommand('scripts/providerEnds.ts'),
  'no unused code': toolCommand('knip'),
};

/** tsc is a Go program. It collects garbage less often, at a third less CPU time. */
const env = { GOGC: '400' };

export const checkNames = Object.keys(checks);

export interface CheckResult extends CommandResult {
  name: string;
}

/** Runs the checks of these names, two at a time, because the build machine has two cores. */
export async function runStaticChecks(names: string[]): Promise<CheckResult[]> {
  const pending = [...names];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      results.push({ name: next, ...(await run(checks[next]!, { env })) });
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

export function printCheckResult({ name, code, output, seconds }: CheckResult): void {
  process.stdout.write(`  ${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)\n`);
  // A warning of a check that passes is shown as well.
  if (code !== 0 || output.includes('WARNING'))
    process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '       ')}\n`);
}

if (import.meta.filename === process.argv[1]) {
  await ensureGenerated();
  const names = process.argv.slice(2);
  const results = await runStaticChecks(names.length ? checkNames.filter((name) => names.includes(name)) : checkNames);
  results.forEach(printCheckResult);
  process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
}
