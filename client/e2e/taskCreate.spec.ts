import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { createTaskCompany, taskCard, taskColumn, type TaskCompany } from '../testing/browser/taskCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { PHONE } from '../testing/browser/viewports.ts';

const REQUIRED = 'Klippekort og opgavens navn er påkrævet';

let company: TaskCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar', priority: 2 }] });
  await signInWithToken(page, company.token);
});

/** The number of tasks with this name at ClickUp. */
async function countTasks(name: string): Promise<number> {
  const { tasks } = await company.queryClickUp<{ tasks: { name: string }[] }>(`/v2/list/${company.listId}/task`);
  return tasks.filter((task) => task.name === name).length;
}

test('a task that is created in the portal appears at ClickUp and on the board', async ({ page }) => {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
  await expect(dialog.getByLabel('Klippekort')).toHaveValue(company.clipCardId);
  await dialog.getByLabel('Opgavens navn').fill('Returflow for webshop');
  await dialog.getByLabel('Beskrivelse').fill('Formular, makroer\nog returlabel');
  await dialog.getByRole('button', { name: 'Opret opgave' }).dblclick();
  await expect(toasts(page)).toContainText('Opgave oprettet');
  await expect(dialog).toHaveCount(0);
  await expect(taskColumn(page, 'Open').getByRole('article')).toHaveText([/Autosvar/, /Returflow for webshop/]);
  await expect(page.getByRole('heading', { name: 'Open 2' })).toBeVisible();
  expect(await countTasks('Returflow for webshop')).toBe(1);
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
});

test('on a phone, the board scrolls to the new task', async ({ page, request }) => {
  const { token } = await createTaskCompany(request, { tasks: [{ name: 'Autosvar', status: 'client approval' }] });
  await page.setViewportSize(PHONE);
  await signInWithToken(page, token);
  await page.goto('/tasks');
  await expect(taskCard(page, 'Autosvar')).toBeVisible();
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  await page.getByLabel('Opgavens navn').fill('Returflow for webshop');
  await page.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(taskCard(page, 'Returflow for webshop')).toBeVisible();
  await expect(taskCard(page, 'Autosvar')).toBeHidden();
});

test('a task needs a clip card and a name', async ({ page }) => {
  const shop = await company.addCard('Webshop');
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(dialog.getByText(REQUIRED).first()).toBeVisible();
  await dialog.getByLabel('Opgavens navn').fill('Fragtlabels');
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(dialog.getByText(REQUIRED)).toHaveCount(1);
  await expect(dialog.getByLabel('Klippekort')).toBeFocused();
  await dialog.getByLabel('Klippekort').selectOption(shop.clipCardId);
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(taskCard(page, 'Fragtlabels')).toContainText('Webshop');
});

test('a lost answer creates one task, not two', async ({ page }) => {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny opgave' });
  await dialog.getByLabel('Opgavens navn').fill('Fragtlabels');
  await company.clickUp('failNext', `POST /v2/list/${company.listId}/task`, { dropAnswerAfterWork: true });
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ClickUp svarer ikke lige nu. Prøv igen om lidt.');
  await expect(dialog.getByLabel('Opgavens navn')).toHaveValue('Fragtlabels');
  await dialog.getByRole('button', { name: 'Opret opgave' }).click();
  await expect(toasts(page)).toContainText('Opgave oprettet');
  expect(await countTasks('Fragtlabels')).toBe(1);
  await expect(taskCard(page, 'Fragtlabels')).toHaveCount(1);
});

test('closing the dialog asks before it discards typed text', async ({ page }) => {
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Ny opgave' }).click();
  await page.getByLabel('Opgavens navn').fill('Fragtlabels');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(page.getByLabel('Opgavens navn')).toHaveValue('Fragtlabels');
});
