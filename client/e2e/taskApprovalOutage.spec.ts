import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createTaskCompany, taskColumn, type TaskCompany, waitForTask } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

/** A request that hangs ends with the timeout of the ClickUp client, or with the client's own if that comes first. */
const FAILED = /ClickUp svarer ikke lige nu|Det tog for lang tid/;

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
  await page.getByRole('button', { name: 'Godkend Returflow' }).click();
  await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');
  await expect(toasts(page)).toContainText('»Returflow« er godkendt', { timeout: 15_000 });
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow');
  expect(await countApprovals()).toBe(1);
});

test('an approval that times out shows an error, leaves the task in place, and can be repeated', async ({ page }) => {
  await company.clickUp('failNext', approvalCall, { hang: true, times: 40 });
  const approve = page.getByRole('button', { name: 'Godkend Returflow' });
  await approve.click();
  await expect(toasts(page)).toContainText(FAILED, { timeout: 20_000 });
  await expect(taskColumn(page, 'Client approval')).toContainText('Returflow');
  await expect(page.getByRole('link', { name: 'Opgaver 1 afventer dig' })).toBeVisible();
  expect({ status: await statusAtClickUp(), approvals: await countApprovals() }).toEqual({
    status: 'client approval',
    approvals: 0,
  });
  await company.clickUp('clearFaults', approvalCall);
  await approve.click();
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow');
  expect({ status: await statusAtClickUp(), approvals: await countApprovals() }).toEqual({
    status: 'complete',
    approvals: 1,
  });
});

test('an approval that ClickUp stored although its answers were lost appears without a reload', async ({ page }) => {
  await company.clickUp('failNext', approvalCall, { dropAnswerAfterWork: true, times: 40 });
  await page.getByRole('button', { name: 'Godkend Returflow' }).click();
  await expect(toasts(page)).toContainText(FAILED, { timeout: 15_000 });
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow');
  await expect(page.getByRole('button', { name: 'Godkend Returflow' })).toHaveCount(0);
});
