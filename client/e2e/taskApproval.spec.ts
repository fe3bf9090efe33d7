import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
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

let company: TaskCompany;
let clickUpId: string;

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, { tasks: [{ name: 'Makroer', status: 'Client Approval', priority: 3 }] });
  clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval', priority: 1 });
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
});

const waiting = { exact: true, name: 'Opgaver 2 afventer dig' };

test('tasks that wait for the customer are counted and grouped, and leave the group once they are approved', async ({
  page,
}) => {
  await openSubscribed(page, '/tasks', 'useTaskChangesSubscription');
  await expect(page.getByRole('link', waiting)).toBeVisible();
  await expect(
    taskColumn(page, 'Client approval').getByRole('list', { name: 'Afventer dig', exact: true }).getByRole('article'),
  ).toHaveCount(2);
  await page.getByRole('button', { name: 'Godkend Returflow' }).click();
  const question = page.getByRole('dialog', { name: 'Godkend »Returflow«' });
  await expect(question).toContainText('Tid brugt');
  await question.getByRole('button', { name: 'Godkend', exact: true }).click();
  await expect(toasts(page)).toContainText('»Returflow« er godkendt');
  const undo = page.getByRole('button', { name: 'Fortryd godkendelsen af Returflow' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(toasts(page)).toContainText('Godkendelsen af »Returflow« er fortrudt');
  await approveTask(page, 'Returflow');
  await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toHaveCount(0);
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
  await expect(page.getByRole('link', { name: 'Opgaver 1 afventer dig' })).toBeVisible();
  expect(await company.queryClickUp(`/v2/task/${clickUpId}`)).toMatchObject({ status: { status: 'complete' } });
});

test('an approval in the details is confirmed there', async ({ page }) => {
  await page.goto('/tasks');
  await page.getByRole('link', { name: 'Makroer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Makroer', exact: true });
  await expect(dialog).toContainText('Afventer dig');
  await approveTask(page, 'Makroer', dialog);
  await expect(dialog).toContainText('complete', SENT);
  await expect(dialog).toContainText('Godkendt');
  await expect(dialog.getByRole('button', { name: 'Godkend Makroer' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(taskColumn(page, 'Complete')).toContainText('Makroer');
});

test('a task that two users approve is approved once, and the second user reads its status', async ({
  page,
  browser,
}) => {
  const other = await openSecondBrowser(browser, company);
  // The other browser does not get the approval live.
  await other.routeWebSocket('**/graphql', () => undefined);
  await page.goto('/tasks');
  await other.goto('/tasks');
  await expect(other.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
  await approveTask(other, 'Returflow');
  await expect(toasts(other)).toContainText(`Opgaven venter ikke længere på godkendelse: den står i 'complete'`);
});

test('an approval appears in another browser', async ({ page, browser }) => {
  const other = await openSecondBrowser(browser, company);
  await openSubscribed(other, '/tasks', 'useTaskChangesSubscription');
  await page.goto('/tasks');
  await approveTask(page, 'Returflow');
  await expect(taskColumn(other, 'Complete')).toContainText('Returflow', SENT);
  await expect(other.getByRole('link', { name: 'Opgaver 1 afventer dig' })).toBeVisible();
});

test('a request for changes is sent to the assignees, ends the waiting, and the task can still be approved', async ({
  page,
}) => {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Bed om ændringer til Returflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bed om ændringer' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('Skriv, hvad der skal ændres');
  await dialog.getByLabel('Hvad skal ændres?').fill('Returlabelen mangler logo.');
  await dialog.getByRole('button', { name: 'Send' }).dblclick();
  await expect(toasts(page)).toContainText('Vi har fået besked om ændringerne');
  const changesRequested = taskColumn(page, 'Client approval').getByRole('list', { name: 'I har bedt om ændringer' });
  await expect(changesRequested.getByRole('article')).toHaveText([/Returflow.*I bad om ændringer/]);
  await expect(changesRequested.getByRole('link', { name: 'Returflow' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Opgaver 1 afventer dig' })).toBeVisible();
  await expect
    .poll(() => company.clickUp<string[]>('comments', clickUpId))
    .toEqual([expect.stringContaining('Returlabelen mangler logo.')]);

  await page.getByRole('link', { name: 'Returflow' }).click();
  await expect(page.getByRole('dialog', { name: 'Returflow' })).toContainText('Returlabelen mangler logo.');
  await approveTask(page, 'Returflow', page.getByRole('dialog', { name: 'Returflow', exact: true }));
  await expect(toasts(page)).toContainText('er godkendt');
  await page.keyboard.press('Escape');
  await expect(taskCard(page, 'Returflow')).toHaveCount(1);
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
});

test('text that is typed about a task survives a move of the task', async ({ page }) => {
  await openSubscribed(page, '/tasks', 'useTaskChangesSubscription');
  await page.getByRole('button', { name: 'Bed om ændringer til Returflow' }).click();
  await page.getByLabel('Hvad skal ændres?').fill('Returlabelen mangler logo.');
  await company.clickUp('moveTask', clickUpId, 'in progress');
  await expect(page.getByRole('status', { name: 'Flyttede opgaver', includeHidden: true })).toContainText(
    '»Returflow« er flyttet',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Opgaven venter ikke længere på godkendelse');
  await expect(page.getByLabel('Hvad skal ændres?')).toHaveValue('Returlabelen mangler logo.');
});
