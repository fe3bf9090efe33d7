import type { Page } from '@playwright/test';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { figures } from '../../testing/browser/figures.ts';
import { holdScripts } from '../../testing/browser/holdScripts.ts';
import { refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { createInvoicedCompany } from '../../testing/browser/invoicedCompany.ts';
import { createAdmin, createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { createTaskCompany, waitForTask } from '../../testing/browser/taskCompany.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const entry = (page: Page, name: string | RegExp) => navigation(page).getByRole('link', { name });

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('an order appears in the inbox, is assigned, noted and handled in place, and leaves, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request, { licenses: 3 });
  // The tests share the inbox.
  const path = `/admin/inbox?type=LICENSE_REQUEST&virksomhed=${company.id}`;
  const rows = (each: Page) =>
    each.getByRole('listitem').filter({ has: each.getByRole('link', { name: `${company.name} · Licensanmodning` }) });
  const panel = page.getByRole('complementary', { name: 'Åben sag: Licensanmodning' });
  await openSubscribed(page, path, 'useInboxChangesSubscription');
  const colleague = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openSubscribed(colleague, path, 'useInboxChangesSubscription');
  for (const viewport of [DESKTOP, PHONE]) {
    await company.orderLicenses(1);
    const row = rows(page);
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Tildel / }).click();
    await page.getByRole('menuitem', { name: 'Sofie Brandt' }).click();
    await expect(toasts(page)).toContainText('1 sag er tildelt Sofie Brandt');
    await expect(rows(colleague).getByRole('button', { name: /tildelt Sofie Brandt$/ })).toBeVisible();
    await page.setViewportSize(viewport);
    await row.getByRole('link', { name: `${company.name} · Licensanmodning` }).click();
    await expect(panel).toContainText('Sofie Brandt');
    await panel.getByLabel('Note, kun for teamet').fill('Ringet til dem');
    await panel.getByRole('button', { name: 'Gem note' }).dblclick();
    const notes = panel.getByRole('list', { name: 'Noter' }).getByText('Ringet til dem');
    await expect(notes).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(notes).toHaveCount(1);
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Tilbage til indbakken' }).click();
      await expect(panel).toHaveCount(0);
      await expect(row).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
    }
    await row.getByRole('button', { name: /^Behandl: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Opdater status' });
    await dialog.getByLabel('Status').selectOption({ label: 'Fuldført' });
    await dialog.getByRole('button', { name: 'Opdater status' }).click();
    await expect(dialog).toHaveCount(0);
    for (const each of [page, colleague]) await expect(rows(each)).toHaveCount(0);
    if (viewport === DESKTOP) {
      await expect(panel).toContainText('Sagen er løst');
      await page.getByRole('button', { name: 'Luk sagen' }).click();
    }
  }
  // Two more, handled with the keyboard alone.
  for (let i = 0; i < 2; i += 1) await company.orderLicenses(1);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('link').first().focus();
  for (const key of ['x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Valgte sager' })).toContainText('2 valgt');
  await page.keyboard.press('u');
  await expect(page.getByRole('menu', { name: 'Udskyd' })).toBeVisible();
  await page.keyboard.type('I morgen');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('2 sager er udskudt');
});

test('the figures of the business lead to the lists behind them, twice, and are exported', async ({ page }) => {
  const QUERY = 'OverviewScreenQuery';
  const PATH = '/admin/overview';
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const listLink = (title: string) => page.getByRole('link', { name: `Vis listen: ${title}` });
  /** The first amount of a text, in øre. */
  const amountIn = (text: string): number => {
    const [, kroner = '', ore = '00'] = /([\d.]+)(?:,(\d\d))? kr/.exec(text) ?? [];
    return Number(kroner.replaceAll('.', '')) * 100 + Number(ore);
  };
  // The demo computes its history when it starts, so that the first test may have to wait for it.
  await expect(async () => {
    await page.goto(PATH);
    await expect(page.getByText(/stemmer med posteringerne/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  const periods = page.getByRole('group', { name: 'Periode' });
  const revenue = card('Tilbagevendende omsætning');
  let shown = 0;
  for (const [period, key] of [
    ['Kvartal', 'QUARTER'],
    ['30 dage', 'DAYS_30'],
  ] as const) {
    await periods.getByRole('button', { name: period }).click();
    await page.getByRole('combobox', { name: 'Sammenligning' }).selectOption({ label: 'Mod perioden før' });
    const address = `${PATH}?periode=${key}&mod=PERIOD_BEFORE`;
    await expect(page).toHaveURL(address);
    await expect(revenue).toContainText('mod perioden før');
    shown = amountIn(await revenue.innerText());
    expect(shown).toBeGreaterThan(0);
    await listLink('Tilbagevendende omsætning').click();
    await expect(heading(page, 'Tilbagevendende omsætning')).toBeVisible();
    await expect(rowsOf(page, 'Kunder').first()).toContainText('kr');
    const amounts = await rowsOf(page, 'Kunder').allInnerTexts();
    expect(amounts.reduce((sum, text) => sum + amountIn(text), 0)).toBe(shown);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(periods.getByRole('button', { name: period })).toHaveAttribute('aria-pressed', 'true');
  }
  for (const [title, opened] of [
    ['Udestående', 'Admin: Fakturaer'],
    ['Fornyelser, næste 90 dage', 'Fornyelser'],
    ['Timer på klippekort', 'Admin: Klippekort'],
    ['Åbne opgaver', 'Åbne opgaver'],
    ['Faktureret', 'Admin: Fakturaer'],
    ['Solgte licenser', 'Licenser i brug'],
    ['Serviceaftalens løfter', 'Serviceaftalens løfter'],
  ] as const) {
    await listLink(title).click();
    await expect(heading(page, opened)).toBeVisible();
    await page.goBack();
    await expect(listLink(title)).toBeVisible();
  }
  await card('Åbne opgaver').getByRole('link', { name: '8–30 dage' }).click();
  await expect(page.getByRole('combobox', { name: 'Alder' })).toHaveValue('DAYS_8_TO_30');
  await expect(rowsOf(page, 'Opgaver').first()).toContainText('dage siden');
  await page.goBack();

  await page.setViewportSize(PHONE);
  await revenue.getByText('Vis som tabel').click();
  await expect(revenue.getByRole('table', { name: 'Udvikling' }).getByRole('row').nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^overblik-/);
  expect(lines[0]).toContain('Tal;Del;Fra;Til;Beløb;Antal;Beløb før;Antal før');
  const total = lines.find((line) => line.startsWith('Tilbagevendende omsætning;I alt'))!;
  expect(total.split(';')[4]).toBe((shown / 100).toFixed(2).replace('.', ','));
  await refuseOperationOnce(page, QUERY, 'INTERNAL', 'Der opstod en fejl');
  await page.reload();
  await expect(page.getByText('Kunne ikke hente overblikket')).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(revenue).toBeVisible();
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
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(chip('Status: Betalt')).toBeVisible();
    await page.goForward();
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
  await expect(rows).toHaveCount(loaded);
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
  await expect(rows).toHaveCount(loaded);

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
});

test('columns, order and filters are saved as a view, which a colleague sees, uses and loses live', async ({
  page,
  request,
  browser,
}) => {
  const invoiced = await createInvoicedCompany(request);
  await createInvoicedCompany(request);
  const colleague = await openSecondBrowser(browser, await createAdmin(request, invoiced));
  await colleague.setViewportSize(DESKTOP);
  const header = (each: Page, name: string) => each.getByRole('columnheader', { name });
  const dialog = page.getByRole('dialog');
  const viewsButton = (each: Page, name: string) => each.getByRole('button', { name, exact: true });
  const choose = async (each: Page, button: string, item: string) => {
    await viewsButton(each, button).click();
    await each.getByRole('menuitem', { name: item }).first().click();
  };
  for (const each of [page, colleague]) {
    await each.goto('/admin/invoices?visning=alle');
    await expect(rowsOf(each, 'Fakturaer').nth(1)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog.getByRole('checkbox', { name: 'Udstedt' }).uncheck();
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toHaveCount(0);
  for (const round of [1, 2]) {
    const name = `Størst ${round} ${invoiced.subdomain}`;
    await header(page, 'I alt med moms').getByRole('button').click();
    await expect(page).toHaveURL(/sort=GROSS/);
    await expect(header(page, 'I alt med moms')).toHaveAttribute('aria-sort', 'ascending');
    await choose(page, 'Visninger', 'Gem som visning');
    await dialog.getByLabel('Navn').fill(name);
    await dialog.getByRole('checkbox', { name: 'Delt med teamet' }).check();
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(toasts(page)).toContainText(name);
    await expect(page).toHaveURL(/visning=view_/);
    await expect(async () => {
      await choose(colleague, 'Visninger', name);
    }).toPass({ timeout: 60_000 });
    await expect(colleague).toHaveURL(/sort=GROSS/);
    await expect(header(colleague, 'Udstedt')).toHaveCount(0);
    // A change of the view is a draft until it is updated, and colleagues see it then without a reload.
    await header(page, 'I alt med moms').getByRole('button').click();
    await choose(page, `${name} (ændret)`, 'Opdater visningen');
    await expect(toasts(page)).toContainText('er opdateret');
    await expect(viewsButton(colleague, `${name} (ændret)`)).toBeVisible();
    await choose(page, name, 'Rediger visningen');
    await dialog.getByRole('button', { name: 'Slet visningen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet' }).click();
    for (const each of [page, colleague]) await expect(viewsButton(each, 'Visninger')).toBeVisible();
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  // The columns outside views are the ones that were chosen before; reset them for other tests.
  await page.getByRole('button', { name: 'Kolonner' }).click();
  await dialog.getByRole('button', { name: 'Nulstil' }).click();
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(header(page, 'Udstedt')).toBeVisible();

  const { fileName, lines } = await exportTeam(page);
  expect(fileName).toMatch(/^team-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines[0]).toBe('\uFEFFId;Navn;Titel;E-mail;Telefon;Status;ClickUp-id;Kalenderlink');
  expect(lines.join('\n')).toMatch(/^team_\w+;Jonas Winther;Zendesk-konsulent;jonas@portal\.example;/m);
});

async function exportTeam(page: Page) {
  await entry(page, 'Team').click();
  await expect(rowsOf(page, /Team/).first()).toBeVisible();
  return exportCsv(page);
}

test('an admin works with shortcuts, the palette, the folded navigation and the drawer of a phone', async ({
  page,
  request,
}) => {
  const sideWidth = async () => Math.round((await navigation(page).boundingBox())!.width);
  const frameSwitch = page.getByRole('group', { name: 'Skift visning' });
  await page.goto('/admin/companies?q=fjord');
  await expect(entry(page, /^Alle virksomheder/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const [letter, title] of [
    ['f', /Fakturaer/],
    ['t', /Team/],
  ] as const) {
    await page.keyboard.press('g');
    await expect(page.getByRole('status').filter({ hasText: 'så bogstavet for siden' })).toBeVisible();
    await page.keyboard.press(letter);
    await expect(heading(page, title)).toBeVisible();
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(1);
  }
  // A field keeps its letters.
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('gf?');
  await expect(search).toHaveValue('gf?');
  await search.fill('');
  await page.getByRole('main').focus();
  const help = page.getByRole('dialog', { name: 'Genveje' });
  await page.keyboard.press('?');
  await expect(help.getByText('Revisionslog')).toBeVisible();
  for (const key of ['g', 'f']) await page.keyboard.press(key);
  await expect(help).toBeVisible();
  await help.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await navigation(page).getByRole('button', { name: 'Genveje' }).click();
  await help.getByRole('switch', { name: 'Brug genveje i denne browser' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  for (const [words, title] of [
    ['revisions', /Revisionslog/],
    ['fornyelser', /Fornyelser/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Søg eller gå til' }).fill(words);
    await page.keyboard.press('Enter');
    await expect(heading(page, title)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, /Revisionslog/)).toBeVisible();

  // The switch leads to the own company and back to the same screen with its filters.
  await page.goto('/admin/companies?q=fjord');
  await expect(frameSwitch.getByRole('link', { name: 'Back office' })).toHaveAttribute('aria-current', 'true');
  await frameSwitch.getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(navigation(page)).toHaveCount(0);
  await frameSwitch.getByRole('link', { name: 'Back office' }).click();
  await expect(page).toHaveURL(/\/admin\/companies\?q=fjord$/);

  // What waits is counted in the navigation, by itself.
  const companies = entry(page, /^Alle virksomheder \d+ afventer$/);
  await expect(companies).toBeVisible();
  const waiting = async () => Number(/\d+/.exec((await companies.textContent())!)![0]);
  const before = await waiting();
  await createCompany(request);
  await expect.poll(waiting).toBeGreaterThan(before);

  expect(await sideWidth()).toBe(223);
  await page.getByRole('button', { name: 'Fold menuen sammen' }).click();
  expect(await sideWidth()).toBe(59);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(navigation(page)).toBeVisible();
  expect(await sideWidth()).toBe(59);
  release();
  await expect(entry(page, 'Team')).toBeVisible();
  await entry(page, 'Klippekort').hover();
  await expect(page.locator('[class*="tooltip"]')).toHaveText('Klippekort');
  await page.getByRole('button', { name: 'Fold menuen ud' }).click();
  expect(await sideWidth()).toBe(223);

  await page.setViewportSize(PHONE);
  await expect(navigation(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: 'Åbn menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await button.click();
  await expect(drawer.locator('[aria-current="page"]')).toHaveCount(1);
  for (let presses = 0; presses < 24; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: /^Klippekort/ }).click();
  await expect(drawer).toHaveCount(0);
  await expect(heading(page, /Klippekort/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button.click();
  await drawer.getByRole('link', { name: 'Min virksomhed' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('two admins edit the facts of a company, and the slower one keeps the text', async ({
  page,
  browser,
  request,
}) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Autosvar' }] });
  const managed = { ...company, tabPath: (tab: string) => `/admin/companies/${company.id}/${tab}` };
  const other = await openSecondBrowser(browser, await createAdmin(request, managed));
  /** The button that shows a fact and opens its field. */
  const fact = (each: Page, label: string) => each.getByRole('button', { name: `Rediger ${label}`, exact: false });
  const path = managed.tabPath('oplysninger');
  await openSubscribed(page, path, 'CompanyInfoSubscription');
  await openSubscribed(other, path, 'CompanyInfoSubscription');
  for (const [mine, theirs] of [
    ['11 22 33 44', '55 66 77 88'],
    ['12 34 56 78', '87 65 43 21'],
  ] as const) {
    await fact(page, 'Telefonnummer').click();
    await expect(page.getByLabel('Telefonnummer')).toBeFocused();
    await page.getByLabel('Telefonnummer').fill(mine);
    // Another field is no conflict.
    await fact(other, 'PO-nummer').click();
    await other.getByLabel('PO-nummer').fill(`PO-${theirs}`);
    await other.keyboard.press('Enter');
    await expect(fact(page, 'PO-nummer')).toContainText(`PO-${theirs}`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await fact(other, 'Telefonnummer').click();
    await other.getByLabel('Telefonnummer').fill(theirs);
    await other.keyboard.press('Enter');
    await expect(toasts(other)).toContainText('Telefonnummer er gemt');
    const notice = page.getByRole('alert').filter({ hasText: 'imens' });
    for (const text of ['Adam Admin har ændret telefonnummer imens.', mine, theirs])
      await expect(notice).toContainText(text);
    await expect(page.getByLabel('Telefonnummer')).toHaveValue(mine);
    await notice.getByRole('button', { name: 'Gem dit' }).click();
    await expect(fact(other, 'Telefonnummer')).toContainText(mine);
    // The key z undoes the edit.
    await expect(fact(page, 'Telefonnummer')).toBeFocused();
    await page.keyboard.press('z');
    await expect(fact(other, 'Telefonnummer')).toContainText(theirs);
  }
  await page.setViewportSize(PHONE);
  await fact(page, 'Adresse').click();
  await page.getByLabel('Gade').fill('Glemt Gade 1');
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(fact(page, 'Adresse')).toBeFocused();
  await expect(fact(page, 'Adresse')).not.toContainText('Glemt');
  await page.setViewportSize(DESKTOP);

  await openSubscribed(page, `/admin/companies/${company.id}`, 'useTasksAwaitingRefetchSubscription');
  await expect(page.getByText('Ingen opgaver venter')).toBeVisible();
  await company.addTask({ name: 'Returflow', status: 'client approval' });
  const taskId = await waitForTask(company, 'Returflow');
  await expect(page.getByText('Returflow', { exact: true })).toBeVisible();
  await expect(page.getByText(`Kundeservice · klippekort ${company.clipCardId.slice(-6)}`)).toBeVisible();
  await expect(page.getByText('Autosvar')).toHaveCount(0);
  await expect(figures(page)).toContainText('Opgaver til godkendelse1');
  await company.queryApi('mutation ($id: ID!) { approveTask(id: $id) { deletedId } }', { id: taskId });
  await expect(page.getByText('Ingen opgaver venter')).toBeVisible();
  await expect(figures(page)).toContainText('Opgaver til godkendelse0');
});
