import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { approveTask, createTaskCompany, SENT, taskColumn, waitForTask } from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';

const OPEN = { status: 'Open', color: '#87909e', type: 'open' };
const PROGRESS = { status: 'in progress', color: '#1090e0', type: 'custom' };
const TEST = { status: 'test', color: '#aa8d80', type: 'custom' };
const APPROVAL = { status: 'client approval', color: '#f8ae00', type: 'custom' };
const COMPLETE = { status: 'complete', color: '#008844', type: 'closed' };

const faults = [{ hang: true }, { instead: { id: null, tasks: [{ id: 7 }], status: 'Open', list: 'Klippekort' } }];

const expectColumns = (page: Page, ...names: string[]) =>
  expect(page.getByRole('heading', { level: 2 })).toHaveText(names);

test('the columns of an open board follow the statuses at ClickUp, and every task stays on the board', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request, {
    tasks: [
      { name: 'Autosvar', status: 'client approval' },
      { name: 'Rapport', status: 'in progress' },
    ],
  });
  const moved = await company.addTask({ name: 'Returflow', status: 'in progress' });
  const tracked = await company.addTask({ name: 'Makroer', status: 'in progress' });
  for (const name of ['Returflow', 'Makroer']) await waitForTask(company, name);
  const setStatuses = (...statuses: object[]) => company.clickUp('setStatuses', company.listId, statuses);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  await expectColumns(page, 'Ikke begyndt 0', 'I gang 3', 'Til godkendelse 1', 'Færdig 0');

  // A new status becomes a column as soon as it has a task.
  await setStatuses(OPEN, PROGRESS, TEST, APPROVAL, COMPLETE);
  await company.clickUp('moveTask', moved, 'test');
  await expectColumns(page, 'Ikke begyndt 0', 'I gang 2', 'test 1', 'Til godkendelse 1', 'Færdig 0');
  await expect(taskColumn(page, 'test')).toContainText('Returflow');

  // A task that changes under the new name of its status renames the column for the other tasks.
  await setStatuses(OPEN, { ...PROGRESS, status: 'i gang', was: 'in progress' }, TEST, APPROVAL, COMPLETE);
  await company.clickUp('trackTime', tracked, 3_600_000);
  await expectColumns(page, 'Ikke begyndt 0', 'i gang 2', 'test 1', 'Til godkendelse 1', 'Færdig 0');
  for (const name of ['Makroer', 'Rapport']) await expect(taskColumn(page, 'i gang')).toContainText(name);

  // Tasks of removed columns appear where ClickUp has put them, and remain usable.
  await setStatuses(OPEN, APPROVAL, COMPLETE);
  for (const name of ['Returflow', 'Makroer', 'Rapport']) await expect(taskColumn(page, 'Open')).toContainText(name);
  await expect(page.getByRole('article')).toHaveCount(4);
  await company.clickUp('moveTask', moved, 'client approval');
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'complete')).toContainText('Returflow', SENT);
});

test('through hanging and invalid answers the board stays, and an approval is sent when ClickUp takes it', async ({
  page,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const taskId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  const calls = [`GET /v2/list/${company.listId}/task`, `GET /v2/task/${taskId}`] as const;
  await waitForTask(company, 'Returflow');
  const restore = async () => {
    for (const call of calls) await company.clickUp('clearFaults', call);
  };
  const banner = page.getByRole('status').filter({ hasText: 'ClickUp svarer ikke lige nu' });
  const refresh = page.getByRole('button', { name: 'Opdater nu' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useBoardChangesSubscription');
  for (const fault of faults) {
    await restore();
    for (const call of calls) await company.clickUp('failNext', call, { ...fault, times: 40 });
    const before = await company.clickUp<number>('requestCount', calls[0]);
    // The server skips a refresh shortly after the previous one, so the outage shows only after some attempts.
    await expect(async () => {
      await refresh.click();
      await expect(banner).toBeVisible({ timeout: 14_000 });
      expect(await company.clickUp<number>('requestCount', calls[0])).toBeGreaterThan(before);
    }).toPass({ timeout: 90_000 });
    await approveTask(page, 'Returflow');
    // A request that hangs can also end with the timeout of the portal itself.
    await expect(toasts(page)).toContainText(/ClickUp svarer ikke lige nu|Det tog for lang tid/);
    await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
    await page.reload();
    await expect(banner).toBeVisible();
    await page.getByRole('link', { name: 'Autosvar' }).click();
    await expect(page.getByRole('dialog', { name: 'Autosvar' })).toContainText('Opgaven har ingen beskrivelse.');
    await page.keyboard.press('Escape');
  }
  await restore();
  await expect(async () => {
    await refresh.click();
    await expect(banner).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  // The portal sends the approval although the tab is closed, and records it once.
  const statusAtClickUp = async () =>
    (await company.queryClickUp<{ status: { status: string } }>(`/v2/task/${taskId}`)).status.status;
  const countApprovals = async () => {
    const { viewer } = await company.queryApi(
      '{ viewer { customer { activities(first: 50) { edges { node { title } } } } } }',
    );
    return viewer.customer.activities.edges.filter(({ node }) => node.title.endsWith('er godkendt')).length;
  };
  await company.clickUp('failNext', `PUT /v2/task/${taskId}`, { hang: true, times: 2 });
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Client approval')).toContainText('Godkendt – sendes');
  expect([await statusAtClickUp(), await countApprovals()]).toEqual(['client approval', 0]);
  await page.goto('about:blank');
  await expect.poll(statusAtClickUp, { timeout: 90_000 }).toBe('complete');
  await expect.poll(countApprovals).toBe(1);
});
