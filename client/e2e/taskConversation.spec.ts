import type { Locator } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { createTaskCompany, taskCard, type TaskCompany, waitForTask } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

let company: TaskCompany;
let clickUpId: string;
let taskId: string;

test.beforeEach(async ({ request }) => {
  company = await createTaskCompany(request, { tasks: [] });
  clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  taskId = await waitForTask(company, 'Returflow');
});

const write = (place: Locator, text: string) => place.getByRole('textbox', { name: 'Skriv en kommentar' }).fill(text);
const sendIn = (place: Locator) => place.getByRole('button', { name: 'Send kommentar' });
const comments = (place: Locator) => place.getByRole('log', { name: 'Kommentarer' });

test('a customer and an admin talk about a task, live and twice, and the text stays when it cannot be sent', async ({
  page,
  browser,
  request,
}) => {
  await signInWithToken(page, company.token);
  const admin = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await admin.goto(`/admin/tasks/${taskId}`);
  const office = admin.getByRole('main');
  await expect(office).toContainText('Ingen kommentarer endnu');
  await page.goto(`/tasks/${taskId}`);
  const dialog = page.getByRole('dialog', { name: 'Returflow' });
  for (const round of [1, 2]) {
    await write(dialog, `Er onsdag fint? ${round}`);
    const restore = await abortOperation(page, 'TaskConversationMutation');
    await sendIn(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await restore();
    await sendIn(dialog).dblclick();
    await expect(comments(dialog).getByText(`Er onsdag fint? ${round}`)).toHaveCount(1);
    await expect(comments(office).getByText(`Er onsdag fint? ${round}`)).toHaveCount(1);
    await write(office, `Torsdag er bedre ${round}`);
    await sendIn(office).click();
    await expect(comments(dialog).getByText(`Torsdag er bedre ${round}`)).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: 'Ret', exact: true }).last().click();
  const edit = page.getByRole('dialog', { name: 'Ret kommentaren' });
  await edit.getByRole('textbox', { name: 'Kommentar' }).fill('Er fredag fint?');
  await edit.getByRole('button', { name: 'Gem' }).click();
  await expect(comments(office)).toContainText('Er fredag fint?');
  await expect
    .poll(async () =>
      (await company.clickUp<string[]>('comments', clickUpId)).filter((text) => text.includes('fredag')),
    )
    .toHaveLength(1);
});

test('comments of ClickUp appear when they are marked, with a mark on the card, also on a phone', async ({
  page,
  browser,
  request,
}) => {
  // A comment that changes while its task is read waits for the job of the next minute.
  test.setTimeout(300_000);
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
  await expect(taskCard(page, 'Returflow')).toContainText('1 ny kommentar', { timeout: 120_000 });
  await page.getByRole('link', { name: 'Returflow' }).click();
  const dialog = page.getByRole('dialog', { name: 'Returflow' });
  await expect(comments(dialog)).toContainText('Logoet er klar');
  await expect(dialog).not.toContainText('besværlig');
  await expectNoSidewaysScroll(page);
  await company.clickUp('editComment', id, 'Internt: logoet er ikke klar');
  await expect(dialog.getByText('Logoet er klar')).toHaveCount(0, { timeout: 120_000 });
  await page.keyboard.press('Escape');
  await expect(taskCard(page, 'Returflow')).not.toContainText('ny kommentar');
});
