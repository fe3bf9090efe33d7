import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { signInThroughApi, signInWithToken } from '../client/testing/browser/session.ts';
import { startDemoServer } from '../scripts/demoServer.ts';
import { blockingOfCpuMs } from './blockingTime.ts';
import { startHttp2Front } from './http2Front.ts';
import { median, printLine } from './loadGenerator.ts';

/** The figures of Lighthouse's mobile settings that each page should reach. */
const TARGET_SCORE = 97;
const TARGET_BLOCKING_MS = 150;
/** The time from the press of a link to the content, when the query and the code of the screen are loaded already. */
const TARGET_SCREEN_CHANGE_MS = 100;
const RUNS = Number(process.env.BENCH_ROUNDS ?? 5);
const HOVER_MS = 600;

interface Load {
  score: number;
  blockingMs: number;
  blockingOfCpuMs: number;
  scriptKb: number;
  requests: number;
}

/**
 * Measures what a user waits for in the browser: Lighthouse's mobile figures of six pages, and the changes between the
 * screens of the navigation. Both depend on the machine, so run it on a quiet one. `BENCH_URL` selects a running demo.
 */
const demo = process.env.BENCH_URL
  ? { url: process.env.BENCH_URL, stop: async () => undefined }
  : await startDemoServer();
const profile = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const front = await startHttp2Front(demo.url, profile);
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  baseURL: front.url,
  ignoreHTTPSErrors: true,
});
try {
  const only = process.env.BENCH_ONLY;
  const page = await browser.newPage();
  if (only !== 'screen-changes') await measureLoads(page);
  if (only !== 'lighthouse') await measureScreenChanges(page);
} finally {
  await browser.close();
  front.stop();
  await demo.stop();
  rmSync(profile, { recursive: true, force: true });
}

async function measureLoads(page: Page): Promise<void> {
  printLine(`\nLighthouse, mobile, median of ${RUNS}   score   blocking (by CPU time alone)   JavaScript   requests`);
  await page.goto('/events/public');
  const event = await page.locator('a[href^="/events/public/"]').first().getAttribute('href', { timeout: 5_000 });
  for (const path of ['/', '/login', event!]) await printLoad(path);
  const token = await signInThroughApi(page, browser.request);
  for (const path of ['/dashboard', '/tasks', '/clip-cards']) await printLoad(path);
  await signInWithToken(page, token);
}

async function printLoad(path: string): Promise<void> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load(path));
  const of = (read: (each: Load) => number) => median(loads.map(read));
  const [score, blocking] = [of((each) => each.score), of((each) => each.blockingMs)];
  const short = [
    score < TARGET_SCORE && `falls short of ${TARGET_SCORE}`,
    blocking > TARGET_BLOCKING_MS && `blocks longer than ${TARGET_BLOCKING_MS} ms`,
  ].filter(Boolean);
  const scores = loads.map((each) => each.score).sort((a, b) => a - b);
  printLine(
    `  ${path.padEnd(34)} ${score.toFixed(0)} (${scores[0]!.toFixed(0)} to ${scores.at(-1)!.toFixed(0)})` +
      `   ${blocking.toFixed(0)} ms (${of((each) => each.blockingOfCpuMs).toFixed(0)} ms)` +
      `   ${of((each) => each.scriptKb).toFixed(0)} kB   ${of((each) => each.requests)}` +
      `   ${short.join(', ') || 'reaches the targets'}`,
  );
}

/** Loads a page with an empty cache, in the session of the browser. */
async function load(path: string): Promise<Load> {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
  const result = await lighthouse(front.url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableStorageReset: true,
  });
  const { lhr, artifacts } = result!;
  const { categories, audits } = lhr;
  const items = (audits['network-requests']!.details as { items: { resourceType: string; transferSize: number }[] })
    .items;
  return {
    score: (categories.performance!.score ?? 0) * 100,
    blockingMs: audits['total-blocking-time']!.numericValue ?? NaN,
    blockingOfCpuMs: blockingOfCpuMs(artifacts.Trace!.traceEvents, front.url),
    scriptKb:
      items.filter(({ resourceType }) => resourceType === 'Script').reduce((sum, each) => sum + each.transferSize, 0) /
      1000,
    requests: items.length,
  };
}

/** Follows every link of the navigation in turn, after the pointer has rested on it. */
async function measureScreenChanges(page: Page): Promise<void> {
  await signInThroughApi(page, browser.request);
  await page.goto('/dashboard');
  const links = page.locator('nav[aria-label="Hovedmenu"] a');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = -1; round < RUNS; round++)
    for (const path of paths) {
      if (new URL(page.url()).pathname === path) continue;
      await page.locator(`nav[aria-label="Hovedmenu"] a[href="${path}"]`).hover();
      await page.waitForTimeout(HOVER_MS);
      const time = await page.evaluate(followLink, path);
      // The first round loads code and data.
      if (round >= 0) times.get(path)!.push(time);
      await page.waitForTimeout(HOVER_MS);
    }
  printLine('\nfrom the press of a link to the content of its screen, with warm data');
  for (const [path, each] of times) if (each.length) printLine(`  ${path.padEnd(34)} ${median(each).toFixed(0)} ms`);
  const all = [...times.values()].flat().sort((a, b) => a - b);
  const p95 = all[Math.min(all.length - 1, Math.ceil(all.length * 0.95) - 1)]!;
  const verdict =
    p95 <= TARGET_SCREEN_CHANGE_MS ? 'reaches the target' : `falls short of ${TARGET_SCREEN_CHANGE_MS} ms`;
  printLine(`  ${all.length} changes   median ${median(all).toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   ${verdict}`);
}

/** Runs in the page: presses a link, and returns the milliseconds until its screen is painted without a placeholder. */
function followLink(path: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('main h1');
    const link = document.querySelector<HTMLAnchorElement>(`nav[aria-label="Hovedmenu"] a[href="${path}"]`)!;
    const start = performance.now();
    link.click();
    const look = () => {
      const heading = document.querySelector('main h1');
      const isShown =
        window.location.pathname === path &&
        heading !== null &&
        heading !== before &&
        !document.querySelector('main [class*="skeleton"], main [aria-label="Indlæser …"]');
      requestAnimationFrame(isShown ? () => resolve(performance.now() - start) : look);
    };
    look();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    });
  });
}
