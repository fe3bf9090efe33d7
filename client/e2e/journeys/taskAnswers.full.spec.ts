import { holdOperation, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import {
  approveTask,
  createTaskCompany,
  SENT,
  taskCard,
  taskColumn,
  waitForTask,
} from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test('an approval shows before its answer, is taken back when it is refused, and is given once by two users', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request);
  const clickUpId = await company.addTask({ name: 'Makroer', status: 'Client Approval', priority: 3 });
  await company.addTask({ name: 'Returflow', status: 'client approval', priority: 1 });
  for (const name of ['Makroer', 'Returflow']) await waitForTask(company, name);
  const other = await openSecondBrowser(browser, company);
  // The other browser does not get the approval live.
  await other.routeWebSocket('**/graphql', () => undefined);
  await other.goto('/tasks');
  await expect(other.getByRole('button', { name: 'Godkend Returflow' })).toBeVisible();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/tasks', 'useTaskChangesSubscription');
  const approve = page.getByRole('button', { name: 'Godkend Returflow' });

  await refuseOperationOnce(page, 'useApproveTaskMutation', 'CONFLICT', 'Opgaven venter ikke længere');
  await approveTask(page, 'Returflow');
  await expect(toasts(page)).toContainText('Opgaven venter ikke længere');
  await expect(approve).toBeVisible();

  const release = await holdOperation(page, 'useApproveTaskMutation');
  await approveTask(page, 'Returflow');
  await expect(page.getByText('Godkendt – sendes …')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  const undo = page.getByRole('button', { name: 'Fortryd godkendelsen af Returflow' });
  await expect(undo).toBeFocused();
  const releaseUndo = await holdOperation(page, 'useApproveTaskUndoMutation');
  await undo.click();
  await expect(approve).toBeVisible();
  releaseUndo();
  await expect(toasts(page)).toContainText('er fortrudt');
  await expect(approve).toBeVisible();

  await approveTask(page, 'Returflow');
  await expect(taskColumn(page, 'Complete')).toContainText('Returflow', SENT);
  await approveTask(other, 'Returflow');
  await expect(toasts(other)).toContainText(`Opgaven venter ikke længere på godkendelse: den står i 'Færdig'`);

  // Text that is typed about a task survives a move of the task.
  await page.getByRole('button', { name: 'Bed om ændringer til Makroer' }).click();
  await page.getByLabel('Hvad skal ændres?').fill('Returlabelen mangler logo.');
  await company.clickUp('moveTask', clickUpId, 'in progress');
  await expect(page.getByRole('status', { name: 'Flyttede opgaver', includeHidden: true })).toContainText(
    '»Makroer« er flyttet',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Opgaven venter ikke længere på godkendelse');
  await expect(page.getByLabel('Hvad skal ændres?')).toHaveValue('Returlabelen mangler logo.');
});

test('comments of ClickUp appear when they are marked, with a mark on the card, also on a phone', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request);
  const clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  await waitForTask(company, 'Returflow');
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await admin.goto('/admin/comments');
  await admin.getByLabel('Kunden ser en kommentar, når').selectOption('PREFIX');
  await admin.getByLabel('Teksten').fill('Hej');
  await admin.getByRole('button', { name: 'Gem reglen' }).click();
  await expect(admin.getByRole('main')).toContainText('Skriv 3 til 40 tegn');
  await admin.getByLabel('Teksten').fill('@kunde');
  await admin.getByRole('button', { name: 'Gem reglen' }).click();
  await expect(toasts(admin)).toContainText('Reglen gælder for kommentarer');
  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/tasks');
  await expect(taskCard(page, 'Returflow')).toBeVisible();
  await company.clickUp('addComment', clickUpId, 'Kunden er besværlig');
  const id = await company.clickUp<string>('addComment', clickUpId, '@kunde Logoet er klar');
  // A comment that changes while its task is read waits for the job of the next minute.
  await expect(taskCard(page, 'Returflow')).toContainText('1 ny kommentar', { timeout: 120_000 });
  await page.getByRole('link', { name: 'Returflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Returflow' });
  await expect(dialog.getByRole('log', { name: 'Kommentarer' })).toContainText('Logoet er klar');
  await expect(dialog).not.toContainText('besværlig');
  await expectNoSidewaysScroll(page);
  await company.clickUp('editComment', id, 'Internt: logoet er ikke klar');
  await expect(dialog.getByText('Logoet er klar')).toHaveCount(0, { timeout: 120_000 });
  await page.keyboard.press('Escape');
  await expect(taskCard(page, 'Returflow')).not.toContainText('ny kommentar');
});
