import type { Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import {
  approveTask,
  createTaskCompany,
  SENT,
  taskCard,
  taskColumn,
  type TaskCompany,
  waitForTask,
} from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

const UNAVAILABLE = 'ClickUp svarer ikke lige nu';
/** A request that hangs can also end with the timeout of the portal itself. */
const FAILED = /ClickUp svarer ikke lige nu|Det tog for lang tid/;

const outages = [
  { name: 'connections that hang', fault: { hang: true, times: 40 } },
  { name: 'answers that are lost', fault: { dropAnswerAfterWork: true, times: 40 } },
];

const ERROR_PAGE = '<html><body><h1>502 Bad Gateway</h1></body></html>';
const invalidAnswers = [
  { brokenJson: true },
  { instead: ERROR_PAGE },
  { instead: ERROR_PAGE, status: 502 },
  { instead: { id: null, tasks: [{ id: 7 }], status: 'Open', list: 'Klippekort' } },
];

let company: TaskCompany;
let calls: string[] = [];

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const taskId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  calls = [`GET /v2/list/${company.listId}/task`, `POST /v2/list/${company.listId}/task`, `GET /v2/task/${taskId}`];
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
});

const restore = async () => {
  for (const call of calls) await company.clickUp('clearFaults', call);
};

test.afterEach(restore);

/** Tries to approve the task, which shows the approval until a toast says why it failed. */
async function failToApprove(page: Page, message: RegExp | string): Promise<void> {
  await approveTask(page, 'Returflow');
  await expect(toasts(page)).toContainText(message, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
}

const banner = (page: Page) => page.getByRole('status').filter({ hasText: UNAVAILABLE });

for (const { name, fault } of outages) {
  test(`through ${name} the last known board stays, and actions that fail show an error`, async ({ page }) => {
    test.setTimeout(300_000);
    await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
    for (const call of calls) await company.clickUp('failNext', call, fault);
    // The server skips a refresh shortly after the previous one, so the outage shows only after some attempts.
    await expect(async () => {
      await page.getByRole('button', { name: 'Opdater nu' }).click();
      await expect(banner(page)).toBeVisible({ timeout: 14_000 });
    }).toPass({ timeout: 60_000 });
    await expect(banner(page)).toContainText('I ser opgaverne, som de var i dag kl.');

    await failToApprove(page, FAILED);
    await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');

    await page.getByRole('button', { name: 'Ny opgave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
    await dialog.getByLabel('Opgavens navn').fill('Fragtlabels');
    await dialog.getByRole('button', { name: 'Opret opgave' }).click();
    await expect(dialog.getByRole('alert')).toContainText(FAILED, { timeout: 15_000 });
    await expect(dialog.getByLabel('Opgavens navn')).toHaveValue('Fragtlabels');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();

    await page.reload();
    await expect(banner(page)).toBeVisible();
    await expect(taskCard(page, 'Autosvar')).toBeVisible();
    await page.getByRole('link', { name: 'Autosvar' }).click();
    await expect(page.getByRole('dialog', { name: 'Autosvar' })).toBeVisible();
    await page.keyboard.press('Escape');

    await restore();
    await page.getByRole('button', { name: 'Opdater nu' }).click();
    await expect(banner(page)).toHaveCount(0, { timeout: 15_000 });
    await approveTask(page, 'Returflow');
    await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
  });
}

test('through invalid answers the last known board stays and is usable', async ({ page }) => {
  test.setTimeout(300_000);
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  for (const fault of invalidAnswers) {
    await restore();
    for (const call of calls) await company.clickUp('failNext', call, { ...fault, times: 40 });
    const before = await company.clickUp<number>('requestCount', calls[0]);
    await expect(async () => {
      await page.getByRole('button', { name: 'Opdater nu' }).click();
      expect(await company.clickUp<number>('requestCount', calls[0])).toBeGreaterThan(before);
    }).toPass({ timeout: 60_000 });
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Autosvar' }).click();
    await expect(page.getByRole('dialog', { name: 'Autosvar' })).toContainText('Opgaven har ingen beskrivelse.');
    await page.keyboard.press('Escape');
    await failToApprove(page, UNAVAILABLE);
    await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
  }

  await restore();
  await page.getByRole('button', { name: 'Opdater nu' }).click();
  await expect(banner(page)).toHaveCount(0, { timeout: 15_000 });
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
});

test('an action during a series of 429 answers waits and then succeeds, and the board stays', async ({ page }) => {
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');
  await company.clickUp('limitFor', 5);
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');
  await expect(toasts(page)).toContainText('»Returflow« er godkendt');
  await page.getByRole('link', { name: 'Autosvar' }).click();
  await expect(page.getByRole('dialog', { name: 'Autosvar' })).toContainText('Opgaven har ingen beskrivelse.');
  await page.keyboard.press('Escape');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
});
