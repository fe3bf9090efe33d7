import type { Page } from '@playwright/test';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { figures } from '../../testing/browser/figures.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import {
  countLicenseRequests,
  createLicenseCompany,
  type LicenseCompany,
  licenseRequestRows,
} from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { agents, createSeatCompany, readNow } from '../../testing/browser/seatCompany.ts';
import { openSeats, pathOf, READING } from '../../testing/browser/seatsPage.ts';
import { createAdminToken, createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsIn } from '../../testing/browser/tables.ts';
import { TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const licenseCard = (page: Page, { subdomain }: LicenseCompany) =>
  page.getByRole('article', { name: `Suite Team, ${subdomain}` });

test('missing seats are ordered from the card and the page of the installation, and advice is dismissed', async ({
  page,
  request,
}) => {
  const company = await createSeatCompany(request, { bought: 2, agents: agents(4) });
  await openSeats(page, company);
  await page.getByRole('button', { name: 'Læs igen' }).click();
  await expect(toasts(page)).toContainText('Licenserne er læst for et øjeblik siden. Prøv igen om et par minutter.');
  const order = page.getByRole('dialog', { name: 'Bestil licens' });
  const sum = page.getByLabel('Regnestykket');
  const advice = page.getByRole('button', { name: `Bestil 2 licenser: ${company.subdomain}` });
  const changeAgents = async (count: number) => {
    await company.zendesk('setAgents', company.subdomain, agents(count));
    await company.saveKey();
    await readNow(company);
  };
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  for (const round of [1, 2]) {
    if (round === 1) {
      await expect(sum).toHaveText(/I brug4Købt− 2.*Mangler2/, READING);
      await expect(figures(page)).toContainText('For mange i brug');
      await advice.click();
      await order.getByRole('button', { name: 'Annuller' }).click();
      await expect(order).toHaveCount(0);
    } else {
      await changeAgents(6);
      await expect(figures(page)).toContainText('I brug6', READING);
      await menu.getByRole('link', { name: 'Licenser' }).click();
      await expect(licenseCard(page, company)).toContainText('4 for mange');
      await expect(licenseCard(page, company)).toContainText('6 af 2 i brug');
      await expect(licenseCard(page, company)).toContainText('Der mangler 2 licenser.');
    }
    await advice.click();
    await expect(order.getByLabel('Afdeling')).toHaveAccessibleDescription(`Betales med faktura til ${company.email}`);
    await expect(order.getByLabel('Zendesk installation')).toContainText(`${company.subdomain} · Suite Team`);
    await expect(order.getByRole('spinbutton', { name: 'Antal licenser' })).toHaveValue('2');
    await order.getByRole('checkbox').check();
    await order.getByRole('button', { name: 'Send bestilling' }).dblclick();
    await expect(toasts(page)).toContainText('Bestillingen på 2 licenser er sendt');
    await expect(advice).toHaveCount(0);
  }
  await expect(licenseRequestRows(page)).toHaveCount(2);
  await expect(licenseCard(page, company)).toContainText('2 licenser · 4 på vej');

  // A key that Zendesk rejects leaves the last figures, and says what to do.
  await page
    .locator(`a[href="${pathOf(company)}"]`)
    .first()
    .click();
  await expect(figures(page)).toContainText('I brug6');
  await company.zendesk('setFault', company.subdomain, 'rejected');
  await company.saveKey();
  await readNow(company);
  const problem = page.getByRole('status').filter({ hasText: 'Tallene er fra' });
  await expect(problem).toContainText(/Zendesk-nøgle.*Tallene er fra i dag/s, READING);
  await expect(figures(page)).toContainText('I brug6');
  await company.zendesk('setFault', company.subdomain, null);
  await changeAgents(8);
  await expect(problem).toHaveCount(0, READING);
  await expect(sum).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  const dismiss = page.getByRole('button', { name: 'Afvis i 90 dage' });
  const restore = await abortOperation(page, 'SeatAdviceCardDismissMutation');
  await dismiss.click();
  await expect(toasts(page)).toContainText('Rådet kunne ikke afvises');
  await expect(sum).toBeVisible();
  await restore();
  const sent = countOperation(page, 'SeatAdviceCardDismissMutation');
  await dismiss.dblclick();
  await expect(toasts(page)).toContainText('Rådet vises igen om 90 dage');
  await expect(sum).toHaveCount(0);
  expect(sent()).toBe(1);
  await page.reload();
  await expect(figures(page)).toContainText('For mange i brug');
  await expect(sum).toHaveCount(0);

  // The number of seats is changed from the page of the installation as well.
  const change = page.getByRole('dialog', { name: 'Ændr antal licenser' });
  await page.setViewportSize(LAPTOP);
  for (const orders of [3, 4]) {
    await page.getByRole('button', { name: `Ændr antal for Suite Team, ${company.subdomain}` }).click();
    await change.getByRole('spinbutton', { name: 'Antal licenser' }).fill('3');
    await change.getByRole('checkbox').check();
    await change.getByRole('button', { name: 'Send bestilling' }).dblclick();
    await expect(change).toHaveCount(0);
    await expect.poll(() => countLicenseRequests(company)).toBe(orders);
  }
});

test('an administrator switches the names of agents on and off, twice, and a buyer sees only counts', async ({
  page,
  browser,
  request,
}) => {
  const company = await createSeatCompany(request, {
    bought: 5,
    agents: [
      { name: 'Freja Rask' },
      { name: 'Bo Holm', isSuspended: true },
      { name: 'Ida Ny', signedInDaysAgo: null },
      { name: 'Lis Let', kind: 'LIGHT_AGENT' },
    ],
  });
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }', {
    input: { name: 'Bo Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });
  const buyer = await openSecondBrowser(browser, { token: await createToken(request, email, TEST_PASSWORD) });
  await buyer.goto(pathOf(company));
  await openSeats(page, company);
  const table = (each: Page) => each.getByRole('table', { name: 'Agenter', exact: true });
  const row = (name: string) => rowsIn(table(page)).filter({ hasText: name });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('3 bruger en licens')).toBeVisible();
    await expect(page.getByText('Navne er slået fra', { exact: true })).toBeVisible();
    await expect(page.getByText('Freja Rask')).toHaveCount(0);
    await page.getByRole('button', { name: 'Slå navne til' }).dblclick();
    await expect(toasts(page)).toContainText('Navne er slået til');
    await expect(row('Freja Rask')).toContainText('Aktiv', READING);
    await expect(rowsIn(table(page))).toHaveCount(3);
    await expect(row('Bo Holm')).toContainText('Bruger stadig en licens. Nedgradér, før du suspenderer.');
    await expect(row('Ida Ny')).toContainText('Aldrig');
    await expectNoSidewaysScroll(page);
    const { fileName, lines } = await exportCsv(page);
    expect(fileName).toMatch(/^agenter-.*\.csv$/);
    expect(lines[0]).toBe('\uFEFFNavn;Rolle;Status;Sidst logget ind;Råd');
    expect(
      lines
        .slice(1)
        .map((line) => line.split(';')[0]!)
        .toSorted(),
    ).toEqual(['Bo Holm', 'Freja Rask', 'Ida Ny']);

    await buyer.reload();
    await expect(buyer.getByText('3 bruger en licens')).toBeVisible();
    await expect(table(buyer)).toHaveCount(0);
    await expect(buyer.getByText('Freja Rask')).toHaveCount(0);
    await expect(buyer.getByRole('button', { name: /^Slå navne/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Slå navne fra' }).click();
    const question = page.getByRole('alertdialog', { name: `Slå navne fra for ${company.subdomain}?` });
    await question.getByRole('button', { name: 'Slå fra', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(toasts(page)).toContainText('Navne er slået fra');
    await expect(table(page)).toHaveCount(0);
    await expect(page.getByText('Freja Rask')).toHaveCount(0);
  }
  await buyer.reload();
  await expect(buyer.getByText('Jeres kontoadministratorer kan slå dem til.')).toBeVisible();

  // Installations of other companies do not exist, nor do ids of other things, and a failed load is tried again.
  const foreign = await createLicenseCompany(request);
  for (const id of [foreign.installationId, company.departmentId, 'findes-ikke']) {
    await page.goto(`/licenses/installation/${id}`);
    await expect(page.getByRole('heading', { name: 'Installationen findes ikke' }), id).toBeVisible();
    await expect(page.getByText(foreign.subdomain)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Gå til licenser' }).click();
  await expect(licenseCard(page, company)).toBeVisible();
  const restore = await abortOperation(page, 'InstallationSeatsScreenQuery');
  await page.goto(pathOf(company));
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente licenser i brug' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(figures(page)).toContainText('I brug3');
});

test('admins find installations by seats in use, follow new readings, write notes and export them', async ({
  page,
  browser,
  request,
}) => {
  const SUBSCRIPTION = 'useAdminSeatChangesSubscription';
  const company = await createSeatCompany(request, {
    bought: 3,
    agents: [...agents(3, { name: 'Freja Rask' }), { isSuspended: true }, { signedInDaysAgo: null }],
  });
  const path = `/admin/seats?q=${company.subdomain}`;
  await signInWithToken(page, await createAdminToken(request));
  const colleague = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openSubscribed(colleague, path, SUBSCRIPTION);
  await page.setViewportSize(DESKTOP);
  await openSubscribed(page, '/admin/seats', SUBSCRIPTION);
  const rows = (each: Page) => rowsIn(each.getByRole('table', { name: 'Licenser i brug' }));
  const row = (each: Page) => rows(each).filter({ hasText: company.name });
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const search = page.getByRole('searchbox', { name: 'Søg virksomhed eller subdomæne' });
  const choose = (each: Page, action: string) => chooseRowAction(each, `${company.name}, ${company.subdomain}`, action);
  await expect(rows(page).first()).toContainText('for mange');
  for (const _visit of [1, 2]) {
    await tab('For mange i brug').click();
    await expect(page).toHaveURL(/\?status=OVER$/);
    await expect(rows(page).first()).toContainText('for mange');
    await tab('Ledige licenser').click();
    await expect(page).toHaveURL(/\?status=FREE$/);
    await expect(rows(page).first()).toContainText(/ledige?/);
    await page.goBack();
    await expect(tab('For mange i brug')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('Alle')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).nth(1)).toBeVisible();
  }
  await search.fill(company.subdomain.toUpperCase());
  await expect(page).toHaveURL(/\?q=FRISK-/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page)).toContainText('2 for mange');
  await choose(page, 'Læs igen');
  await expect(toasts(page)).toContainText('Licenserne er læst for et øjeblik siden. Prøv igen om et par minutter.');

  const dialog = (each: Page) => each.getByRole('dialog', { name: 'Note om licenser' });
  const note = (each: Page) => dialog(each).getByLabel('Note');
  const save = (each: Page) => dialog(each).getByRole('button', { name: 'Gem' });
  for (const round of [1, 2]) {
    await choose(page, 'Note');
    await note(page).fill('x'.repeat(2_001));
    await save(page).click();
    await expect(note(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(note(page)).toHaveValue('x'.repeat(2_001));
    await note(page).fill(`Min note ${round}`);
    await choose(colleague, 'Note');
    await note(colleague).fill(`Ring; "snart" ${round}`);
    const restore = await abortOperation(page, 'SeatNoteDialogMutation');
    await save(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Kunne ikke gemme noten');
    await expect(note(page)).toHaveValue(`Min note ${round}`);
    await restore();
    await save(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(colleague)).toContainText('En anden har gemt ændringer imens');
    await dialog(colleague).getByRole('button', { name: 'Hent den nyeste' }).click();
    await expect(note(colleague)).toHaveValue(`Ring; "snart" ${round}`);
    await save(colleague).click();
    await expect(dialog(colleague)).toHaveCount(0);
    for (const each of [page, colleague]) await expect(row(each)).toContainText(`Ring; "snart" ${round}`);
    const { fileName, lines } = await exportCsv(page);
    expect(fileName).toMatch(/^licenser-i-brug-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe(
      '\uFEFFVirksomhed;Afdeling;Installation;Købt;I brug;Ledige;For mange;Ændring på 90 dage;Suspenderet;' +
        'Aldrig logget ind;Ikke logget ind i 90 dage;Læst;Forbindelse;Fejl;Fejl siden;Note',
    );
    expect(lines.slice(1).map((line) => line.replace(/\d{4}-\d\d-\d\d/, 'dato'))).toEqual([
      `${company.name};Kundeservice;${company.subdomain};3;5;0;2;;1;1;0;dato;Zendesk-nøgle;;;` +
        `"Ring; ""snart"" ${round}"`,
    ]);
  }

  await choose(page, 'Note');
  await note(page).fill('');
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  for (const each of [page, colleague]) await expect(row(each)).not.toContainText('Ring;');

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await company.zendesk('setAgents', company.subdomain, agents(2));
  await company.saveKey();
  await readNow(company);
  for (const each of [page, colleague]) await expect(row(each)).toContainText('1 ledig', READING);
  await company.zendesk('setFault', company.subdomain, 'rejected');
  await company.saveKey();
  await readNow(company);
  await expect(row(page)).toContainText('Zendesk-nøglen afvises', READING);
  await expect(row(page)).toContainText('1 ledig');
});
