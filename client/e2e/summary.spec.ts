import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { ask, openListening } from './freshCompany.ts';
import { ADMIN, arriveSignedIn, expect, expectAccessible, test as base } from './portal.ts';
import { startPortal } from './startPortal.ts';

interface Summariser {
  url: string;
  /** What it was told had happened, of each time that it was asked. */
  asked: string[];
  answer: { status: number; content: string };
}

/** A portal of this file's own: the one that all others share has no summariser, and its overview says so. */
const test = base.extend<object, { summariser: Summariser; portalUrl: string }>({
  summariser: [
    // Playwright reads the names from the pattern, so it has to be one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const summariser: Summariser = { url: '', asked: [], answer: { status: 200, content: '' } };
      const server = createServer(
        (request, response) =>
          void told(request).then((happenings) => {
            summariser.asked.push(happenings);
            const { status, content } = summariser.answer;
            response
              .writeHead(status, { 'content-type': 'application/json' })
              .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
          }),
      );
      await once(server.listen(0, '127.0.0.1'), 'listening');
      summariser.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      await use(summariser);
      server.close();
    },
    { scope: 'worker' },
  ],
  portalUrl: [
    async ({ summariser }, use) => {
      const portal = await startPortal({ SUMMARY_API_URL: summariser.url, SUMMARY_MODEL: 'et-sprog' });
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
});

async function told(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { messages } = JSON.parse(text) as { messages: { content: string }[] };
  return messages.at(-1)!.content;
}

const AI = 'AI-genereret overblik over seneste aktivitet';
const activity = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Seneste aktivitet' }) })
    .last();

test('with a configured endpoint, the summary appears live on the overview and is labelled as generated', async ({
  page,
  request,
  summariser,
}) => {
  summariser.answer = {
    status: 200,
    content: 'I har fået afdelingen Lager.\n\n<b>Den er ny.</b> [Læs mere](https://evil.example)',
  };
  const token = await arriveSignedIn(page, request);
  await ask(
    request,
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }',
    { input: { name: 'Lager', contactPerson: 'Ida Skov' } },
    token,
  );
  // Nobody has asked for a summary before: it is made while this page is open.
  await openListening(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(activity(page)).toContainText(AI, { timeout: 20_000 });
  expect(summariser.asked.at(-1)).toContain('Afdelingen Lager er oprettet');
  await expect(activity(page)).toContainText(
    'I har fået afdelingen Lager. <b>Den er ny.</b> [Læs mere](https://evil.example)',
  );
  await expect(activity(page)).toContainText(/Skrevet af AI · .+ · Er der forskel, er det listen, der gælder/);
  await expect(activity(page).getByRole('link')).toHaveText(['Se alle aktiviteter']);
  // The list stays below: its nine times, and the summary's own.
  await expect(activity(page).locator('time')).toHaveCount(10);
  await expect(activity(page).getByText('Afdelingen Lager er oprettet')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(activity(page)).toContainText(AI);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  // Another company looks while the summariser is away: its list is a plain one, and is called that.
  const before = summariser.asked.length;
  summariser.answer = { status: 503, content: '' };
  await arriveSignedIn(page, request, ADMIN);
  await page.goto('/dashboard');
  await expect.poll(() => summariser.asked.length, { timeout: 20_000 }).toBe(before + 1);
  await expect(activity(page)).toContainText('Overblik over seneste aktivitet');
  await expect(activity(page)).not.toContainText('AI');
});
