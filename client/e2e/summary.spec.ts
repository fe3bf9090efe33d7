import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../testing/browser/portalTest.ts';
import { queryApi } from '../testing/browser/queryApi.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { startPortal } from '../testing/browser/startPortal.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

interface SummaryEndpoint {
  url: string;
  /** The activities in each request to the endpoint. */
  prompts: string[];
  answer: { status: number; content: string };
}

/** A separate portal with a summary endpoint. The portal of the other tests has none. */
const test = base.extend<object, { endpoint: SummaryEndpoint; portalUrl: string }>({
  endpoint: [
    // Playwright reads the fixture names from the destructuring pattern, so the parameter must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const endpoint: SummaryEndpoint = { url: '', prompts: [], answer: { status: 200, content: '' } };
      const server = createServer(
        (request, response) =>
          void readPrompt(request).then((prompt) => {
            endpoint.prompts.push(prompt);
            const { status, content } = endpoint.answer;
            response
              .writeHead(status, { 'content-type': 'application/json' })
              .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
          }),
      );
      await once(server.listen(0, '127.0.0.1'), 'listening');
      endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
      await use(endpoint);
      server.close();
    },
    { scope: 'worker' },
  ],
  portalUrl: [
    async ({ endpoint }, use) => {
      const portal = await startPortal({ SUMMARY_API_URL: endpoint.url, SUMMARY_MODEL: 'et-sprog' });
      await use(portal.url);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portalUrl }, use) => use(portalUrl),
});

async function readPrompt(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { messages } = JSON.parse(text) as { messages: { content: string }[] };
  return messages.at(-1)!.content;
}

const GENERATED_TITLE = 'AI-genereret overblik over seneste aktivitet';
const activity = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Seneste aktivitet' }) })
    .last();

test('with a configured endpoint, the summary appears live on the overview and is labelled as generated', async ({
  page,
  request,
  endpoint,
}) => {
  endpoint.answer = {
    status: 200,
    content: 'I har fået afdelingen Lager.\n\n<b>Den er ny.</b> [Læs mere](https://evil.example)',
  };
  const token = await signInThroughApi(page, request);
  await queryApi(
    request,
    'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { deletedId } }',
    { input: { name: 'Lager', contactPerson: 'Ida Skov' } },
    token,
  );
  // There is no summary yet, so the first one is generated while this page is open.
  await openSubscribed(page, '/dashboard', 'DashboardScreenSubscription');
  await expect(activity(page)).toContainText(GENERATED_TITLE, { timeout: 20_000 });
  expect(endpoint.prompts.at(-1)).toContain('Afdelingen Lager er oprettet');
  await expect(activity(page)).toContainText(
    'I har fået afdelingen Lager. <b>Den er ny.</b> [Læs mere](https://evil.example)',
  );
  await expect(activity(page)).toContainText(/Skrevet af AI · .+ · Er der forskel, er det listen, der gælder/);
  await expect(activity(page).getByRole('link')).toHaveText(['Se alle aktiviteter']);
  // The list stays below the summary: nine times of its own and the time of the summary.
  await expect(activity(page).locator('time')).toHaveCount(10);
  await expect(activity(page).getByText('Afdelingen Lager er oprettet')).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(activity(page)).toContainText(GENERATED_TITLE);
  await expectNoSidewaysScroll(page);

  // While the endpoint is down, another company's overview shows and labels the plain list.
  const before = endpoint.prompts.length;
  endpoint.answer = { status: 503, content: '' };
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto('/dashboard');
  await expect.poll(() => endpoint.prompts.length, { timeout: 20_000 }).toBe(before + 1);
  await expect(activity(page)).toContainText('Overblik over seneste aktivitet');
  await expect(activity(page)).not.toContainText('AI');
});
