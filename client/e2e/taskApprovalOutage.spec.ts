import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import {
  approveTask,
  createTaskCompany,
  taskColumn,
  type TaskCompany,
  waitForTask,
} from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

let company: TaskCompany;
let clickUpId: string;
let approvalCall: string;

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  approvalCall = `PUT /v2/task/${clickUpId}`;
  await waitForTask(company, 'Returflow');
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useTaskChangesSubscription');
});

test.afterEach(() => company.clickUp('clearFaults', approvalCall));

const statusAtClickUp = async () =>
  (await company.queryClickUp<{ status: { status: string } }>(`/v2/task/${clickUpId}`)).status.status;
const countApprovals = async () => {
  const { viewer } = await company.queryApi(
    '{ viewer { customer { activities(first: 50) { edges { node { title } } } } } }',
  );
  return viewer.customer.activities.edges.filter(({ node }) => node.title.endsWith('er godkendt')).length;
};

test('an approval whose connection hangs once is sent again by the portal and succeeds', async ({ page }) => {
  await company.clickUp('failNext', approvalCall, { hang: true });
  await approveTask(page, 'Returflow');
  await expect(toasts(page)).toContainText('»Returflow« er godkendt');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', { timeout: 60_000 });
  expect(await countApprovals()).toBe(1);
});

test('an approval that ClickUp does not take waits and says so, and is sent although the tab is closed', async ({
  page,
}) => {
  await company.clickUp('failNext', approvalCall, { hang: true, times: 2 });
  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Client approval')).toContainText('Godkendt – sendes');
  expect({ status: await statusAtClickUp(), approvals: await countApprovals() }).toEqual({
    status: 'client approval',
    approvals: 0,
  });
  await page.goto('about:blank');
  await expect.poll(statusAtClickUp, { timeout: 90_000 }).toBe('complete');
  await expect.poll(countApprovals).toBe(1);
});
