import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createTaskCompany, type TaskCompany } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

let company: TaskCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar', priority: 2 }] });
  await signInWithToken(page, company.token);
});

test('a dialog whose code cannot be loaded says so, and opens after a reload', async ({ page }) => {
  let isGone = true;
  await page.route(/\/assets\/NewTaskDialog.*\.js/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  await expect(toasts(page)).toContainText('Det kunne ikke åbnes');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  isGone = false;
  // Some browsers remember a module that could not be loaded until the page is reloaded.
  await page.reload();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  await expect(page.getByRole('dialog', { name: 'Ny opgave' }).getByLabel('Opgavens navn')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Ny opgave' }).getByLabel('Klippekort')).toHaveValue(
    company.clipCardId,
  );
});
