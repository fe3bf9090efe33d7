import { entry, heading } from '../../testing/browser/backOffice.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('lists keep filters in the address, have keys, open rows and return to them, and are compact on a phone', async ({
  page,
  request,
}) => {
  for (let i = 0; i < 2; i += 1) await createInvoicedCompany(request);
  const chip = (words: string) => page.getByRole('button', { name: `Fjern filter: ${words}` });
  await page.goto('/admin/invoices?status=UKENDT&visning=alle');
  await expect(page.getByRole('list', { name: 'Valgte filtre' })).toHaveCount(0);
  const checkboxes = rowsOf(page, 'Fakturaer').getByRole('checkbox');
  await expect(checkboxes.nth(1)).toBeVisible();
  for (const key of ['j', 'x', 'j']) await page.keyboard.press(key);
  await expect(page.getByRole('toolbar', { name: '1 valgt faktura' })).toBeVisible();
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('toolbar', { name: '2 valgte fakturaer' })).toBeVisible();
  await expect(checkboxes.nth(1)).toBeChecked();
  for (const round of [1, 2]) {
    await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Betalt' });
    await expect(chip('Status: Betalt')).toBeVisible();
    // The search is typed after the status is in the history, so that each has an entry of its own.
    await expect(page).toHaveURL(/status=PAID/);
    await page.getByRole('searchbox').fill('findes ikke');
    await expect(chip('Søgning: »findes ikke«')).toBeVisible();
    await expect(page).toHaveURL(/q=findes\+ikke/);
    // By the page itself: goBack and goForward count from the entry that the browser knows, which can be one behind.
    await page.evaluate(() => history.back());
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(chip('Status: Betalt')).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page.getByRole('searchbox')).toHaveValue('findes ikke');
    await chip('Status: Betalt').click();
    await expect(page).toHaveURL(/q=findes\+ikke/);
    await expect(page).not.toHaveURL(/status=/);
    await page.getByRole('button', { name: 'Ryd alle' }).click();
    await expect(page, `round ${round}`).not.toHaveURL(/q=/);
    await expect(page.getByRole('searchbox')).toBeFocused();
  }

  const rows = rowsOf(page, 'Virksomheder');
  await entry(page, /^Alle virksomheder/).click();
  await expect(rows.nth(19)).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  const loaded = await rows.count();
  const link = rows.nth(loaded - 1).getByRole('link');
  const name = (await link.textContent())!;
  await rows.nth(loaded - 1).scrollIntoViewIfNeeded();
  // A press beside the link opens the row's page too.
  await rows
    .nth(loaded - 1)
    .getByRole('cell')
    .nth(5)
    .click();
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // Companies that others create meanwhile join the list.
  await expect(rows.nth(loaded - 1)).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.keyboard.press('k');
  const focused = rows.locator('a:focus');
  await expect(focused).toHaveCount(1);
  const neighbour = (await focused.textContent())!;
  expect(neighbour).not.toBe(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, neighbour)).toBeVisible();
  await page.goBack();
  await expect(rows.nth(loaded - 1)).toBeVisible();

  await page.setViewportSize(PHONE);
  const row = rows.first();
  const created = row.locator('[data-label="Oprettet"]');
  await expect(created).toBeHidden();
  // A long name takes more lines.
  const heights = await rows.evaluateAll((elements) => elements.map((element) => element.clientHeight));
  expect(Math.min(...heights)).toBeLessThan(80);
  await row.getByRole('button', { name: /^Vis detaljer:/ }).click();
  await expect(created).toBeVisible();
  await expectNoSidewaysScroll(page);

  // All filters but the search are behind a button there, which says how many are chosen.
  await page.goto('/admin/invoices');
  const status = page.getByRole('combobox', { name: 'Status' });
  const toggle = page.getByRole('button', { name: /^Filtre/ });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(status).toBeHidden();
  await toggle.click();
  await status.selectOption({ label: 'Betalt' });
  await toggle.click();
  await expect(status).toBeHidden();
  await expect(toggle).toHaveText('Filtre 1');
  await chip('Status: Betalt').click();
  await expect(toggle).toHaveText('Filtre');
  await expectNoSidewaysScroll(page);
});
