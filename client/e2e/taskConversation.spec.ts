import type { Locator } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { createTaskCompany, taskCard, type TaskCompany, waitForTask } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

let company: TaskCompany;
let clickUpId: string;

test.beforeEach(async ({ request }) => {
  company = await createTaskCompany(request, { tasks: [] });
  clickUpId = await company.addTask({ name: 'Returflow', status: 'client approval' });
  await waitForTask(company, 'Returflow');
});

const comments = (place: Locator) => place.getByRole('log', { name: 'Kommentarer' });

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
