import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureClientBuilt } from './buildClient.ts';
import { measureFirstLoads } from './bundleBudget.ts';
import { ensureOperatorTools } from './operatorTools.ts';
import {
  nodeCommand,
  projectCommand,
  run,
  stopChildrenOnSigterm,
  toolCommand,
  type CommandResult,
} from './processes.ts';
import { ensureRedis } from './redis.ts';
import { printCheckResult, runStaticChecks } from './staticChecks.ts';
import { countTests, countEndedTests } from './testProgress.ts';

/** `npm test`: runs every test runner and adds up their results. A runner that could not run counts as a failure. */
const SIMULATED_SEEDS = ['1', '2', '3'];

let passed = 0;
let failed = 0;

const print = (line: string) => process.stdout.write(`${line}\n`);
const indent = (text: string) => text.trimEnd().replaceAll(/^/gm, '       ');
const recordResult = (name: string, isPassed: boolean, output = '') => {
  if (isPassed) passed += 1;
  else failed += 1;
  if (!isPassed) print(`  FAIL ${name}\n${indent(output)}`);
};

async function stage(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  print(`\n${name}`);
  try {
    await work();
  } catch (error) {
    recordResult(name, false, String((error as Error).stack ?? error));
  }
  print(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

stopChildrenOnSigterm();
const results = mkdtempSync(join(tmpdir(), 'portal-results-'));

await stage('Static checks', async () => {
  for (const result of await runStaticChecks()) {
    printCheckResult(result);
    if (result.code === 0) passed += 1;
    else failed += 1;
  }
});

await stage('Jest', async () => {
  const redis = await ensureRedis();
  await ensureOperatorTools();
  if (!redis) print('  Redis is not available: replicas and live updates are tested through PostgreSQL alone');
  await runTests('jest', (file) => [
    nodeCommand('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--silent'),
    { ...(redis && { REDIS_SERVER_PATH: redis }), TEST_PROGRESS_FILE: file },
  ]);
});

await stage('Simulation', async () => {
  for (const seed of SIMULATED_SEEDS) {
    // Each step is printed, which shows that the run makes progress.
    const options = ['--seed', seed, '--steps', '200', '--verbose'];
    const { code, output } = await run(projectCommand('server/simulator/simulate.ts', ...options));
    recordResult(`simulation with the seed ${seed}`, code === 0, output);
  }
});

await stage('Build', async () => {
  await ensureClientBuilt();
  for (const { name, kilobytes, budget } of measureFirstLoads()) {
    print(`  ${name}: ${kilobytes.toFixed(1)} of ${budget} kB`);
    recordResult(`${name} is within its budget`, kilobytes < budget, `${kilobytes.toFixed(1)} kB > ${budget} kB`);
  }
});

await stage('Browser', async () => {
  const browser = await ensureBrowser();
  if (browser.problem !== undefined)
    return recordResult('browser', false, `No browser could be found or installed:\n${browser.problem}`);
  await runTests('playwright', (file) => [
    toolCommand('playwright', 'test', '--reporter=line,./scripts/playwrightProgress.ts'),
    { TEST_PROGRESS_FILE: file, ...(browser.path && { CHROMIUM_PATH: browser.path }) },
  ]);
});

rmSync(results, { recursive: true, force: true });
print(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/**
 * Runs a test runner and counts the events that its reporter writes. A runner in which no test ends for five minutes is
 * stopped: finished tests keep their results, and the tests that were running are named.
 */
async function runTests(
  name: string,
  command: (file: string) => [args: string[], env: Record<string, string>],
): Promise<void> {
  const file = join(results, `${name}.jsonl`);
  const [args, env] = command(file);
  const describeSilence = () => `Running tests: ${countTests(file).running.join(', ') || 'none'}`;
  const finished = await run(args, { env, silenceMs: 300_000, progress: () => countEndedTests(file), describeSilence });
  const counts = countTests(file);
  passed += counts.passed;
  for (const { test, message } of counts.failed) recordResult(test, false, message);
  countRunner(name, counts, finished);
  print(`  ${counts.passed} passed, ${counts.failed.length} failed`);
  if (counts.retried.length) print(`  ${counts.retried.length} passed in a later attempt:`);
  for (const { test, message } of counts.retried) print(`    ${test}\n${indent(message)}`);
}

/** Counts the runner itself as a failure when it was stopped, or when it failed without a failed test or any result. */
function countRunner(name: string, counts: ReturnType<typeof countTests>, { code, output }: CommandResult): void {
  const isUnexplained = !counts.failed.length && (code !== 0 || counts.passed === 0);
  if (isUnexplained || counts.running.length)
    recordResult(name, false, `${name} ended with code ${code}\n${output.trim().slice(-20_000)}`);
}
