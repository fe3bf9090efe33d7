import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** For some seconds after a pending button, react-aria's invisible announcer contains an image without a name. */
const EXCLUDED = '[data-live-announcer]';
const options = { resultTypes: ['violations' as const] };

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Describes each violation that axe finds on the page. */
export async function findViolations(page: Page): Promise<string[]> {
  const violations = page.frames().length === 1 ? await analyze(page) : await analyzeFrames(page);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Fails if axe finds a violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page has no heading while its code is loading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await findViolations(page)).toEqual([]);
}

/** The script of axe is a dependency of `@axe-core/playwright`, which would send it to the page twice for each call. */
const axeScript = () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return readFileSync(resolve('axe-core/axe.min.js'), 'utf8');
};

/** Runs axe in a page without frames. Its script stays in the page for the next call. */
async function analyze(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript());
  return page.evaluate(
    async ([excluded, runOptions]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
      };
      const { violations } = await axe.run({ exclude: [excluded] }, runOptions);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    [EXCLUDED, options] as const,
  );
}

const analyzeFrames = async (page: Page): Promise<Violation[]> =>
  (await new AxeBuilder({ page }).options(options).exclude(EXCLUDED).analyze()).violations;
