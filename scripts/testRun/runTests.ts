import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { ensureClientBuilt } from '../buildClient.ts';
import { measureFirstLoads } from '../bundleBudget.ts';
import { ensureGenerated } from '../ensureGenerated.ts';
import { ensureOperatorTools } from '../operatorTools.ts';
import { nodeCommand, projectCommand, run, stopChildrenOnSigterm, toolCommand } from '../processes.ts';
import { ensureRedis } from '../redis.ts';
import { checkNames, printCheckResult, runStaticChecks } from '../staticChecks.ts';
import { selectTestFiles, testFilesOf } from './testFiles.ts';
import { itemsOf, parseTestOptions } from './testOptions.ts';
import { countEndedTests, countTests } from './testProgress.ts';
import { TestReport } from './testReport.ts';

/**
 * `npm test` runs the gate: what every change must pass. `npm run test:full` runs everything, and `npm run
 * test:changed` the tests of the folders that a branch changes. A runner that could not run counts as a failure.
 */
const SIMULATED = { gate: ['1'], full: ['1', '2', '3'] };
/** A simulation waits half of its time, so two seeds run at once. */
const SEEDS_AT_ONCE = 2;
const SIMULATED_STEPS = { gate: '60', full: '800' };
/** How often the run prints where it stands. */
const POSITION_MS = 30_000;
/** A runner in which no test ends for so long is stopped. */
const SILENCE_MS = 900_000;

const options = parseTestOptions(process.argv.slice(2));
const { scope, shard, titles } = options;
const selected = selectTestFiles(options);
const { jest, browser } = selected ?? testFilesOf(scope);
const isWhole = !selected || options.isChanged;
/** Work that is not divided runs in the first shard. */
const isFirst = shard.number === 1;
const shardOption = `--shard=${shard.number}/${shard.count}`;

const print = (line: string) => process.stdout.write(`${line}\n`);
const report = new TestReport(print, scope);
const results = mkdtempSync(join(tmpdir(), 'portal-results-'));
stopChildrenOnSigterm();
await ensureGenerated();

if (isWhole) await report.part('Static checks', runChecks);
if (isWhole && isFirst) await report.part('Build and budgets', checkBudgets);
if (jest.length) await report.part('Jest', runJest);
if (isWhole) await report.part('Simulation', simulate);
if (browser.length) await report.part('Browser', runBrowser);
if (!jest.length && !browser.length) print('No test file has such a path');

rmSync(results, { recursive: true, force: true });
report.printEnd();
process.exitCode = report.hasFailed ? 1 : 0;

async function runChecks(): Promise<void> {
  for (const result of await runStaticChecks(itemsOf(checkNames, shard))) {
    printCheckResult(result);
    report.record(result.name, result.code === 0, { repeat: `npm run check -- '${result.name}'` });
  }
}

async function checkBudgets(): Promise<void> {
  await ensureClientBuilt();
  for (const { name, kilobytes, budget } of measureFirstLoads()) {
    const sizes = `${kilobytes.toFixed(1)} of ${budget} kB`;
    print(`  ${name}: ${sizes}`);
    report.record(`${name} is within its budget`, kilobytes < budget, { output: sizes, repeat: 'npm run build' });
  }
}

async function runJest(): Promise<void> {
  const redis = await ensureRedis();
  await ensureOperatorTools();
  if (!redis) print('  Redis is not available: replicas and live updates are tested through PostgreSQL alone');
  const args = ['--silent', '--passWithNoTests', shardOption, ...named('-t'), '--runTestsByPath', ...jest];
  await runTests(
    'jest',
    nodeCommand('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args),
    { ...(redis && { REDIS_SERVER_PATH: redis }), ...(titles && { TEST_TITLES: titles.join(' ') }) },
  );
}

async function simulate(): Promise<void> {
  const waiting = itemsOf([...SIMULATED[scope], ...(options.seed ? [options.seed] : [])], shard);
  const runWaiting = async () => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) await simulateSeed(seed);
  };
  await Promise.all(Array.from({ length: SEEDS_AT_ONCE }, runWaiting));
}

async function simulateSeed(seed: string): Promise<void> {
  print(`  Seed ${seed}`);
  // Each step is printed, which shows that the run makes progress.
  const args = ['--seed', seed, '--steps', SIMULATED_STEPS[scope]];
  const { code, output } = await run(projectCommand('simulator/simulate.ts', ...args, '--verbose'));
  const repeat = `npm run simulate -- ${args.join(' ')}`;
  report.record(`simulation with the seed ${seed}`, code === 0, { output: output.slice(-20_000), repeat });
}

async function runBrowser(): Promise<void> {
  const found = await ensureBrowser();
  if (found.problem !== undefined)
    return report.record('browser', false, { output: `No browser could be found or installed:\n${found.problem}` });
  await ensureClientBuilt();
  const args = ['--reporter=line,./scripts/testRun/playwrightProgress.ts', '--pass-with-no-tests', shardOption];
  await runTests('playwright', toolCommand('playwright', 'test', ...args, ...named('-g'), ...browser.map(asPattern)), {
    ...(found.path && { CHROMIUM_PATH: found.path }),
  });
}

/** The option that selects tests by their titles. */
function named(option: string): string[] {
  return titles ? [option, asPattern(titles.join(' '))] : [];
}

function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/**
 * Runs a test runner and counts the events that its reporter writes. A runner that is silent for too long is stopped:
 * finished tests keep their results, and the tests that were running are named.
 */
async function runTests(name: string, command: string[], env: Record<string, string>): Promise<void> {
  const file = join(results, `${name}.jsonl`);
  const describeSilence = () => `Running tests: ${countTests(file).running.join(', ') || 'none'}`;
  const progress = () => countEndedTests(file);
  const positions = setInterval(() => print(`  ${countTests(file).position}`), POSITION_MS);
  const { code, output } = await run(command, {
    env: { TEST_PROGRESS_FILE: file, TEST_SCOPE: scope, ...env },
    silenceMs: SILENCE_MS,
    progress,
    describeSilence,
  });
  clearInterval(positions);
  const counts = countTests(file);
  report.recordRunner(counts);
  const isUnexplained = !counts.failed.length && code !== 0;
  // The runner itself failed when it was stopped, or when it failed without a failed test.
  if (isUnexplained || counts.running.length)
    report.record(name, false, { output: `${name} ended with code ${code}\n${output.trim().slice(-20_000)}` });
}
