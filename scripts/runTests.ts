import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureClientBuilt } from './buildClient.ts';
import { bundleBudget } from './bundleBudget.ts';
import { node, run, takeAlongWhenStopped, tool, type Finished } from './processes.ts';
import { ensureRedis } from './redis.ts';
import { report, runStaticChecks } from './staticChecks.ts';

/** `npm test`: every runner, one count. What could not run is a failure with a name, never a silence. */
let passed = 0;
let failed = 0;

const say = (line: string) => process.stdout.write(`${line}\n`);
const count = (name: string, ok: boolean, output = '') => {
  if (ok) passed += 1;
  else failed += 1;
  if (!ok) say(`  FEJL ${name}\n${output}`);
};

async function stage(name: string, work: () => Promise<void>): Promise<void> {
  const started = performance.now();
  say(`\n${name}`);
  try {
    await work();
  } catch (error) {
    count(name, false, String((error as Error).stack ?? error));
  }
  say(`  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

takeAlongWhenStopped();
const results = mkdtempSync(join(tmpdir(), 'portal-results-'));

await stage('Statiske tjek', async () => {
  for (const result of await runStaticChecks()) {
    report(result);
    if (result.code === 0) passed += 1;
    else failed += 1;
  }
});

await stage('Jest', async () => {
  const file = join(results, 'jest.json');
  const redis = await ensureRedis();
  if (!redis) say('  Redis mangler: replikaer og live opdateringer er kun prøvet gennem PostgreSQL');
  const finished = await run(
    node('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--silent'),
    { env: { ...(redis && { REDIS_SERVER_PATH: redis }) } },
  );
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0, numPendingTests = 0, numTodoTests = 0, testResults = [] } = readResults<JestResults>(file);
  countRun('jest', numPassedTests, numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests, finished);
  const again = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  sayWhatTookTwo(again.map(({ fullName }) => fullName));
});

await stage('Byg', async () => {
  await ensureClientBuilt();
  for (const { name, kilobytes, budget } of bundleBudget()) {
    say(`  ${name}: ${kilobytes.toFixed(1)} kB af ${budget} kB`);
    count(`${name} er for stor`, kilobytes < budget, `${kilobytes.toFixed(1)} kB > ${budget} kB`);
  }
});

await stage('Browser', async () => {
  const browser = await ensureBrowser();
  if (browser.problem !== undefined) return count('browser', false, `Der er ingen browser at prøve i:\n${browser.problem}`);
  const file = join(results, 'playwright.json');
  const finished = await run(tool('playwright', 'test', '--reporter=json,line'), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser.path && { CHROMIUM_PATH: browser.path }) }, timeoutMs: 1_800_000,
  });
  const { stats, errors = [] } = readResults<PlaywrightResults>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  countRun('playwright', expected + flaky, unexpected + skipped + errors.length, finished);
  if (flaky) sayWhatTookTwo(summaryOf(finished.output));
});

rmSync(results, { recursive: true, force: true });
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

type JestResults = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests', number> & {
  testResults: { assertionResults: { fullName: string; status: string; invocations?: number }[] }[];
};

interface PlaywrightResults {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
}

/** A runner that fell over leaves no results. */
function readResults<Results extends object>(file: string): Partial<Results> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** What was skipped counts as failed, and so does a runner that ends badly, or without a single result, while naming no failure. */
function countRun(runner: string, passes: number, failures: number, { code, output }: Finished): void {
  const unexplained = failures === 0 && (code !== 0 || passes === 0);
  passed += passes;
  failed += failures;
  say(`  ${passes} bestået, ${failures + Number(unexplained)} fejlet`);
  if (failures) say(withoutNoise(output));
  if (unexplained) count(runner, false, `${runner} sluttede med kode ${code} uden at nævne en fejl:\n${withoutNoise(output)}`);
}

/** A second try is no shame, but a test that often needs one has something to say. */
function sayWhatTookTwo(names: string[]): void {
  if (names.length) say(`  først i andet forsøg: ${names.length}\n${names.map((name) => `    ${name.trim()}`).join('\n')}`);
}

/** Playwright's last lines name what failed and what needed a second try. */
function summaryOf(output: string): string[] {
  return withoutNoise(output).split('\n').filter((line) => /^ {4}\S*\.spec\.ts:/.test(line)).slice(-20);
}

/** Jest prints its JSON beside its report when both are asked for, and Playwright a line per test, failed or not. */
function withoutNoise(output: string): string {
  return output.split('\n').filter((line) => !/^(\{"|\[\d+\/\d+\])/.test(line)).join('\n').trim().slice(-20_000);
}
