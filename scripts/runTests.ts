import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { ensureClientBuilt } from './buildClient.ts';
import { bundleBudget } from './bundleBudget.ts';
import { node, run, tool } from './processes.ts';
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
  const { output, code } = await run(
    node('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${file}`, '--silent'),
  );
  const summary = JSON.parse(readFileSync(file, 'utf8')) as { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number; numTotalTests: number };
  passed += summary.numPassedTests;
  failed += summary.numFailedTests + summary.numRuntimeErrorTestSuites;
  say(`  ${summary.numPassedTests} bestået, ${summary.numFailedTests + summary.numRuntimeErrorTestSuites} fejlet`);
  if (code !== 0) say(withoutJson(output));
  if (code !== 0 && summary.numFailedTests + summary.numRuntimeErrorTestSuites === 0) count('jest', false, 'Jest sluttede med en fejl uden at nævne en test');
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
  const { output, code } = await run(tool('playwright', 'test', '--reporter=json,line'), {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(browser.path && { CHROMIUM_PATH: browser.path }) }, timeoutMs: 720_000,
  });
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] };
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky + stats.skipped + errors.length;
  say(`  ${stats.expected} bestået, ${stats.unexpected + stats.flaky + stats.skipped + errors.length} fejlet`);
  if (code !== 0) say(output.slice(-20_000));
  if (code !== 0 && stats.unexpected + stats.flaky + errors.length === 0) count('playwright', false, 'Playwright sluttede med en fejl uden at nævne en test');
});

rmSync(results, { recursive: true, force: true });
say(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Jest prints its JSON beside its report when both are asked for. */
function withoutJson(output: string): string {
  return output.split('\n').filter((line) => !line.startsWith('{"')).join('\n').slice(-20_000);
}
