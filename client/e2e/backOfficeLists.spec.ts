import type { Page } from '@playwright/test';
import { createManyCompanies } from '../testing/browser/manyCompanies.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP } from '../testing/browser/viewports.ts';

const COMPANIES = '/admin/companies';
const rows = (page: Page) => rowsOf(page, 'Virksomheder');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Søg navn, CVR, person eller e-mail' });
const dialog = (page: Page) => page.getByRole('dialog');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the list of the newest companies with the rows of three pages. */
async function openThreePages(page: Page): Promise<void> {
  await page.goto(`${COMPANIES}?q=frisk&sort=NEWEST`);
  for (const count of [20, 40]) {
    await expect(rows(page)).toHaveCount(count);
    await page.getByRole('button', { name: 'Vis flere' }).click();
  }
  await expect.poll(() => rows(page).count()).toBeGreaterThan(44);
}

test('Back and the back link return to the rows, scroll position and focus, also after the row has changed', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await createManyCompanies(request, 46);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openThreePages(page);
  const loaded = await rows(page).count();
  const link = rows(page).nth(44).getByRole('link');
  const name = (await link.textContent())!;
  const changed = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await rows(page).nth(44).scrollIntoViewIfNeeded();
  const position = await scrollY(page);
  expect(position).toBeGreaterThan(500);

  // A press beside the link opens the row's page from its top.
  await rows(page).nth(44).getByRole('cell').nth(5).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.getByRole('link', { name: 'Virksomhedsoplysninger', exact: true }).click();
  await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
  await dialog(page).getByLabel('Kontaktperson').fill('Asta Ny-Kontakt');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('opdateret');
  await page.goBack();
  await page.goBack();
  await expect(rows(page)).toHaveCount(loaded);
  await expect(changed).toContainText('Asta Ny-Kontakt');
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  expect(Math.abs((await scrollY(page)) - position)).toBeLessThan(5);

  // The quiet refresh keeps the pages, and brings what has changed in the meantime.
  await page.keyboard.press('Enter');
  const back = page.getByRole('link', { name: 'Virksomheder · søgning »frisk«' });
  await expect(back).toHaveAttribute('href', `${COMPANIES}?q=frisk&sort=NEWEST`);
  const { name: newest } = await createCompany(request);
  await back.click();
  await expect(rows(page).filter({ hasText: newest })).toBeVisible();
  await expect(rows(page)).toHaveCount(loaded);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();

  // A reload and a link of the menu show the first page.
  await page.reload();
  await expect(rows(page)).toHaveCount(20);
  await expect(search(page)).toHaveValue('frisk');
});

test('a row opens in a new tab, its text can be selected, and its keys work', async ({ page, request, context }) => {
  await page.setViewportSize(DESKTOP);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(COMPANIES);
  await expect(rows(page).nth(19)).toBeVisible();
  const cell = rows(page).first().getByRole('cell').nth(5);
  for (const press of [() => cell.click({ button: 'middle' }), () => cell.click({ modifiers: ['Control'] })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(tab).toHaveURL(/\/admin\/companies\/cust_/);
    await tab.close();
  }
  await rows(page).first().getByRole('cell').nth(2).selectText();
  await cell.dispatchEvent('click');
  await expect(page).toHaveURL(COMPANIES);
  await page.evaluate(() => window.getSelection()!.removeAllRanges());

  const link = (index: number) => rows(page).nth(index).getByRole('link');
  // The presses above have focused the first row.
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key);
  await expect(link(2)).toBeFocused();
  await search(page).focus();
  await page.keyboard.type('jk');
  await expect(page).toHaveURL(/[?&]q=jk/);
  await search(page).fill('');
  await expect(page).toHaveURL(COMPANIES);
  await expect(rows(page).nth(19)).toBeVisible();
  await search(page).blur();
  await page.keyboard.press('j');
  const focused = rows(page).locator('a:focus');
  await expect(focused).toHaveCount(1);
  const name = (await focused.textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
