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

const OPEN = { status: 'Open', color: '#87909e', type: 'open' };
const PROGRESS = { status: 'in progress', color: '#1090e0', type: 'custom' };
const TEST = { status: 'test', color: '#aa8d80', type: 'custom' };
const APPROVAL = { status: 'client approval', color: '#f8ae00', type: 'custom' };
const COMPLETE = { status: 'complete', color: '#008844', type: 'closed' };

let company: TaskCompany;
let clickUpId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, {
    tasks: [
      { name: 'Autosvar', status: 'client approval' },
      { name: 'Makroer', status: 'in progress' },
    ],
  });
  clickUpId = await company.addTask({ name: 'Returflow', status: 'in progress' });
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  await expect(headings(page)).toHaveText(['Ikke begyndt 0', 'I gang 2', 'Til godkendelse 1', 'Færdig 0']);
});

const headings = (page: Page) => page.getByRole('heading', { level: 2 });
const setStatuses = (...statuses: object[]) => company.clickUp('setStatuses', company.listId, statuses);

test('a new status becomes a column of the open board as soon as it has a task', async ({ page }) => {
  await setStatuses(OPEN, PROGRESS, TEST, APPROVAL, COMPLETE);
  await company.clickUp('moveTask', clickUpId, 'test');
  await expect(headings(page)).toHaveText(['Ikke begyndt 0', 'I gang 1', 'test 1', 'Til godkendelse 1', 'Færdig 0']);
  await expect(taskColumn(page, 'test')).toContainText('Returflow');
  await expect(taskColumn(page, 'in progress')).toContainText('Makroer');
});

test('renamed, reordered and added columns appear after a refresh, with every task', async ({ page }) => {
  await setStatuses(OPEN, TEST, APPROVAL, { ...PROGRESS, status: 'i gang', was: 'in progress' }, COMPLETE);
  // The server skips a refresh shortly after the previous one, so the test retries.
  await expect(async () => {
    await page.getByRole('button', { name: 'Opdater nu' }).click();
    await expect(headings(page)).toHaveText(['Ikke begyndt 0', 'test 0', 'Til godkendelse 1', 'i gang 2', 'Færdig 0'], {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  for (const name of ['Returflow', 'Makroer']) await expect(taskColumn(page, 'i gang')).toContainText(name);
  await expect(taskCard(page, 'Autosvar').getByRole('button', { name: 'Godkend Autosvar' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('reordered and added columns appear after a refresh even if no task has changed', async ({ page }) => {
  await setStatuses(OPEN, APPROVAL, PROGRESS, TEST, COMPLETE);
  await expect(async () => {
    await page.getByRole('button', { name: 'Opdater nu' }).click();
    await expect(headings(page)).toHaveText(['Ikke begyndt 0', 'Til godkendelse 1', 'I gang 2', 'test 0', 'Færdig 0'], {
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a task that changes under the new name of its status renames the column for the other tasks', async ({
  page,
}) => {
  await setStatuses(OPEN, { ...PROGRESS, status: 'i gang', was: 'in progress' }, APPROVAL, COMPLETE);
  await company.clickUp('trackTime', clickUpId, 3_600_000);
  await expect(headings(page)).toHaveText(['Ikke begyndt 0', 'i gang 2', 'Til godkendelse 1', 'Færdig 0']);
  await expect(taskColumn(page, 'i gang')).toContainText('Makroer');
});

test('tasks of a removed column appear in the column where ClickUp put them, and remain usable', async ({ page }) => {
  await setStatuses(OPEN, APPROVAL, COMPLETE);
  for (const name of ['Returflow', 'Makroer']) await expect(taskColumn(page, 'Open')).toContainText(name);
  await expect(page.getByRole('article')).toHaveCount(3);
  await company.clickUp('moveTask', clickUpId, 'client approval');
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'complete')).toContainText('Returflow', SENT);
  await page.reload();
  await expect(taskColumn(page, 'complete')).toContainText('Returflow');
  await expect(taskColumn(page, 'Open')).toContainText('Makroer');
});
