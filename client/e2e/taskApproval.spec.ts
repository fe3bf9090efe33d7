import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import {
  approveTask,
  createTaskCompany,
  SENT,
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
  await expect(toasts(other)).toContainText(`Opgaven venter ikke længere på godkendelse: den står i 'Færdig'`);
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
