import type { Page } from '@playwright/test';
import { createInvoicedCompany } from '../testing/browser/invoicedCompany.ts';
import { createAdmin, createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const INVOICES = '/admin/invoices';
const EVENTS = '/admin/events';
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const viewsButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const titles = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map((text) => text.trim());

async function choose(page: Page, button: string | RegExp, entry: string) {
  await viewsButton(page, button).click();
  await page.getByRole('menuitem', { name: entry }).first().click();
}

test('columns, order and filters are saved as a view, which opens by default and is shared live', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await createInvoicedCompany(request);
  await createInvoicedCompany(request);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${INVOICES}?visning=alle`);
  await expect(rowsOf(page, 'Fakturaer').nth(1)).toBeVisible();

  await header(page, 'I alt med moms').getByRole('button').click();
  await expect(page).toHaveURL(/sort=GROSS/);
  await expect(header(page, 'I alt med moms')).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Udstedt' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Flyt Mangler op' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toHaveCount(0);
  const order = await titles(page);
  expect(order.indexOf('Mangler')).toBeLessThan(order.indexOf('I alt med moms'));

  const edge = page.getByRole('separator', { name: 'Bredde af Virksomhed' });
  await edge.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const width = Number(await edge.getAttribute('aria-valuenow'));
  expect(width).toBeGreaterThan(60);

  const name = `Størst ${Date.now()}`;
  await choose(page, 'Visninger', 'Gem som visning');
  await dialog(page).getByLabel('Navn').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Delt med teamet' }).check();
  await dialog(page).getByRole('checkbox', { name: 'Åbn listen med denne visning' }).check();
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText(name);
  await expect(page).toHaveURL(/visning=view_/);

  // Another machine of the same admin, which has no copy of the settings, and then a reload.
  const other = await browser.newContext({ viewport: DESKTOP, baseURL: new URL(page.url()).origin });
  const second = await other.newPage();
  await signInThroughApi(second, request, DEMO_ADMIN);
  for (let walk = 0; walk < 2; walk++) {
    await second.goto(INVOICES);
    await expect(second).toHaveURL(/sort=GROSS&visning=view_|visning=view_.*sort=GROSS/);
    await expect(viewsButton(second, name)).toBeVisible();
    await expect(header(second, 'Udstedt')).toHaveCount(0);
    await expect(second.getByRole('separator', { name: 'Bredde af Virksomhed' })).toHaveAttribute(
      'aria-valuenow',
      String(width),
    );
  }

  // A change of the view is a draft until it is updated, and colleagues see it then without a reload.
  await header(page, 'I alt med moms').getByRole('button').click();
  await choose(page, `${name} (ændret)`, 'Opdater visningen');
  await expect(toasts(page)).toContainText('er opdateret');
  await expect(viewsButton(second, `${name} (ændret)`)).toBeVisible();
  await choose(page, name, 'Rediger visningen');
  await dialog(page).getByLabel('Navn').fill(`${name} først`);
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(viewsButton(second, `${name} først (ændret)`)).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(rowsOf(page, 'Fakturaer').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await choose(page, `${name} først`, 'Rediger visningen');
  await dialog(page).getByRole('button', { name: 'Slet visningen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click();
  await expect(viewsButton(page, 'Visninger')).toBeVisible();
  await expect(viewsButton(second, 'Visninger')).toBeVisible();
  // The columns outside views are the ones that were chosen before; reset them for the next walk.
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog(page).getByRole('button', { name: 'Nulstil' }).click();
  await dialog(page).getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toBeVisible();
  await other.close();
});

test('a colleague sees a shared view appear, uses it, cannot take it back, and keeps a default of their own', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const colleague = await createAdmin(request, await createManagedCompany(request));
  const other = await openSecondBrowser(browser, colleague);
  await other.setViewportSize(DESKTOP);
  await other.goto(`${EVENTS}?visning=alle`);
  await expect(rowsOf(other, 'Events').first()).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${EVENTS}?tid=kommende&sort=PRICE`);

  // The pointer moves a column; the author shares the view, and makes it the default for nobody else.
  await page.getByRole('button', { name: 'Kolonner' }).click();
  const item = (name: string) => dialog(page).getByRole('listitem').filter({ hasText: name });
  await item('Pris').locator('span').first().hover();
  await page.mouse.down();
  await item('Dato').hover({ position: { x: 20, y: 4 }, force: true });
  await page.mouse.up();
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Pris');
  await dialog(page).getByRole('button', { name: 'Færdig' }).click();
  const name = `Kommende ${Date.now()}`;
  await choose(page, 'Visninger', 'Gem som visning');
  await dialog(page).getByLabel('Navn').fill(name);
  await dialog(page).getByRole('checkbox', { name: 'Delt med teamet' }).check();
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(page).toHaveURL(/visning=view_/);

  await expect(async () => {
    await choose(other, 'Visninger', name);
  }).toPass({ timeout: 60_000 });
  await expect(other).toHaveURL(/sort=PRICE.*tid=kommende|tid=kommende.*sort=PRICE/);
  await expect.poll(async () => (await titles(other)).slice(0, 2)).toEqual(['Titel', 'Pris']);
  await choose(other, name, 'Rediger visningen');
  await expect(dialog(other)).toContainText('har delt visningen');
  await expect(dialog(other).getByRole('checkbox', { name: 'Delt med teamet' })).toHaveCount(0);
  await dialog(other).getByRole('checkbox', { name: 'Åbn listen med denne visning' }).check();
  await dialog(other).getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(other)).toContainText('gemt');
  await other.goto(EVENTS);
  await expect(other).toHaveURL(/visning=view_/);
  await page.goto(EVENTS);
  await expect(rowsOf(page, 'Events').first()).toBeVisible();
  await expect(page).not.toHaveURL(/visning/);

  // The author takes the view back: it is gone for the colleague, whose list opens with all rows again.
  await choose(page, 'Visninger', name);
  await choose(page, name, 'Rediger visningen');
  await dialog(page).getByRole('checkbox', { name: 'Delt med teamet' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(viewsButton(other, 'Visninger')).toBeVisible();
  await other.goto(EVENTS);
  await expect(rowsOf(other, 'Events').first()).toBeVisible();
  await expect(other).not.toHaveURL(/visning/);

  // Signing out leaves nothing of the views in the browser.
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).toContain(name);
  await page.getByRole('button', { name: /Brugermenu/ }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored()).not.toContain(name);
  await other.context().close();
});

const LISTS = [
  { path: '/admin/renewals', label: 'Fornyelser inden for 0–30 dage', sorted: 'Slutdato', sort: 'END' },
  { path: EVENTS, label: 'Events', sorted: 'Tilmeldte', sort: 'REGISTRATIONS', opens: 'Rediger Event' },
  { path: '/admin/audit-log', label: 'Revisionslog', sorted: 'Tidspunkt', sort: 'TIME' },
  { path: '/admin/unbilled-places', label: 'Pladser uden faktura', sorted: 'Navn', sort: 'NAME', opens: 'Fakturér' },
];

test('renewals, events, unbilled places and the audit log have columns, orders and keys', async ({ page, request }) => {
  test.slow();
  await signInThroughApi(page, request, DEMO_ADMIN);
  for (const { path, label, sorted, sort, opens } of LISTS) {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${path}?visning=alle`);
    const rows = rowsOf(page, label);
    await expect(rows.first()).toBeVisible();
    await expect(viewsButton(page, 'Visninger')).toBeEnabled();
    await header(page, sorted).getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${sort}(&|$)`));
    await expect(header(page, sorted)).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(
      rows
        .first()
        .locator(':focus')
        .or(rows.first().and(page.locator(':focus'))),
    ).toHaveCount(1);
    if (opens) {
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toContainText(opens);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await rows.first().getByRole('cell').nth(1).click();
      await expect(dialog(page)).toContainText(opens);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
  }
});
