import type { Locator, Page } from '@playwright/test';
import { heading } from '../../testing/browser/backOffice.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { createManyCompanies } from '../../testing/browser/manyCompanies.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('lists keep filters in the address, have keys, open rows and return to them, and are compact on a phone', async ({
  page,
  context,
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

  const companies = await createManyCompanies(request, 26);
  const { name } = companies[3]!;
  const rows = rowsOf(page, 'Virksomheder');
  const link = page.getByRole('link', { name, exact: true });
  const row = page.getByRole('row').filter({ has: link });
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/admin/companies?q=frisk&sort=NEWEST');
  await expect(rows).toHaveCount(20);
  const cell = rows.first().getByRole('cell').nth(5);
  for (const press of [() => cell.click({ button: 'middle' }), () => cell.click({ modifiers: ['Control'] })]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    await expect(tab).toHaveURL(/\/admin\/companies\/cust_/);
    await tab.close();
  }
  // A press that ends the selection of a text opens nothing.
  await rows.first().getByRole('cell').nth(2).selectText();
  await cell.dispatchEvent('click');
  await expect(page).toHaveURL(/q=frisk/);
  await page.evaluate(() => window.getSelection()!.removeAllRanges());
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(link).toBeVisible();
  const loaded = await rows.count();
  await row.scrollIntoViewIfNeeded();
  const position = await scrollY();
  expect(position).toBeGreaterThan(100);
  // A press beside the link opens the row's page too, from its top.
  await row.getByRole('cell').nth(5).click();
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(scrollY).toBe(0);
  await page.getByRole('link', { name: 'Virksomhedsoplysninger', exact: true }).click();
  await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
  await page.getByRole('dialog').getByLabel('Kontaktperson').fill('Asta Ny-Kontakt');
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('opdateret');
  for (const _ of [1, 2]) await page.goBack();
  // Companies that others create meanwhile join the list.
  await expect(rows.nth(loaded - 1)).toBeVisible();
  await expect(row).toContainText('Asta Ny-Kontakt');
  await expect(link).toBeFocused();
  expect(Math.abs((await scrollY()) - position)).toBeLessThan(5);
  await page.keyboard.press('k');
  const focused = rows.locator('a:focus');
  await expect(focused).toHaveCount(1);
  const neighbour = (await focused.textContent())!;
  expect(neighbour).not.toBe(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, neighbour)).toBeVisible();
  // The link back keeps the rows, and brings what has changed in the meantime.
  const back = page.getByRole('link', { name: 'Virksomheder · søgning »frisk«' });
  await expect(back).toHaveAttribute('href', '/admin/companies?q=frisk&sort=NEWEST');
  const { name: newest } = await createCompany(request);
  await back.click();
  await expect(rows.filter({ hasText: newest })).toBeVisible();
  await expect(rows.nth(loaded - 1)).toBeVisible();
  await expect(page.getByRole('link', { name: neighbour, exact: true })).toBeFocused();
  // A reload shows the first page.
  await page.reload();
  await expect(rows).toHaveCount(20);
  await expect(page.getByRole('searchbox')).toHaveValue('frisk');

  await page.setViewportSize(PHONE);
  const first = rows.first();
  const created = first.locator('[data-label="Oprettet"]');
  await expect(created).toBeHidden();
  // A long name takes more lines.
  const heights = await rows.evaluateAll((elements) => elements.map((element) => element.clientHeight));
  expect(Math.min(...heights)).toBeLessThan(80);
  await first.getByRole('button', { name: /^Vis detaljer:/ }).click();
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

const LISTS = [
  { path: '/admin/renewals', label: 'Fornyelser inden for 0–30 dage', sorted: 'Slutdato', sort: 'END' },
  { path: '/admin/events', label: 'Events', sorted: 'Tilmeldte', sort: 'REGISTRATIONS', opens: 'Rediger Event' },
  { path: '/admin/audit-log', label: 'Revisionslog', sorted: 'Tidspunkt', sort: 'TIME' },
  { path: '/admin/unbilled-places', label: 'Pladser uden faktura', sorted: 'Navn', sort: 'NAME', opens: 'Fakturér' },
];

const EVENT_FILE = {
  name: 'events',
  headings: 'Id;Titel;Type;Status;Dato;Start;Slut;Sted;Offentligt;Pladser;Tilmeldte;Pris',
  row: /^evt_\w+;[^;]+;[^;]+;(Kladde|Aktiv|Aflyst|Afsluttet);\d{4}-\d\d-\d\d;\d\d:\d\d;/m,
};
const AGREEMENT_FILE = {
  name: 'serviceaftaler',
  headings:
    'Id;Virksomhed;Afdeling;Bestilt af;Status;Startdato;' +
    'Slutdato;Måneder;Betaling;Licenser;Pris pr. licens om måneden',
  row: /^agr_\w+;[^;]+;[^;]+;[^;]*;(Aktiv|Afventer|Udløbet|Annulleret);\d{4}-/m,
};

test('the other lists have orders, keys and files too, and every search field shows its whole placeholder', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  for (const { path, label, sorted, sort, opens } of LISTS) {
    await page.goto(`${path}?visning=alle`);
    const rows = rowsOf(page, label);
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Visninger', exact: true })).toBeEnabled();
    const header = page.getByRole('columnheader', { name: sorted });
    await header.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`[?&]sort=${sort}(&|$)`));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(
      rows
        .first()
        .locator(':focus')
        .or(rows.first().and(page.locator(':focus'))),
    ).toHaveCount(1);
    const opening = [() => page.keyboard.press('Enter'), () => rows.first().getByRole('cell').nth(1).click()];
    for (const open of opens ? opening : []) {
      await open();
      await expect(dialog).toContainText(opens!);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    if (path === '/admin/events') await expectFile(page, EVENT_FILE);
  }

  for (const list of ['companies', 'clip-cards', 'service-agreements', 'license-requests', 'team', 'audit-log']) {
    await page.goto(`/admin/${list}`);
    const search = page.getByRole('searchbox');
    await expect(search).toHaveAttribute('placeholder', /^Søg .+/);
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await cutOffPlaceholder(search), `${list} at ${viewport.width}`).toBeLessThanOrEqual(0.5);
    }
    if (list === 'service-agreements') await expectFile(page, AGREEMENT_FILE);
  }
});

/** Exports the open list, and expects the headings and a row like this. */
async function expectFile(page: Page, { name, headings, row }: typeof EVENT_FILE): Promise<void> {
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  expect(lines[0]).toBe(`\uFEFF${headings}`);
  expect(lines.join('\n')).toMatch(row);
}

/** By how many pixels the placeholder of a field is wider than the field. */
const cutOffPlaceholder = (search: Locator) =>
  search.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(input.placeholder).width - room;
  });
