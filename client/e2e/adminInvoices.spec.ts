import type { Page } from '@playwright/test';
import { dateOf, formatDate } from '../../domain/dates.ts';
import { tenHours } from '../../domain/testing/prices.ts';
import { exportCsv } from '../testing/browser/csvExport.ts';
import { figures } from '../testing/browser/figures.ts';
import { createInvoicedCompany, type InvoicedCompany } from '../testing/browser/invoicedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../testing/browser/viewports.ts';

let company: InvoicedCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createInvoicedCompany(request);
  await signInWithToken(page, await createAdminToken(request));
});

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const payments = (page: Page) => rowsOf(page, 'Betalinger');
const listed = (page: Page) => rowsOf(page, 'Fakturaer').filter({ hasText: company.name });
const openInvoice = (page: Page) =>
  openSubscribed(page, `/admin/invoices/${company.invoice.id}`, 'AdminInvoiceScreenSubscription');

async function recordPayment(page: Page, kroner: string): Promise<void> {
  await press(page, 'Registrér betaling');
  await dialog(page).getByLabel('Beløb med moms').fill(kroner);
  await dialog(page).getByRole('button', { name: 'Registrér' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('a part payment is recorded and undone, twice in one tab, and another admin sees it live', async ({
  page,
  browser,
  request,
}) => {
  await openInvoice(page);
  const other = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openInvoice(other);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Faktura ${company.invoice.numberText}`);
  await expect(rowsOf(page, 'Linjer')).toContainText([tenHours.grossText]);
  for (const amount of ['4.000,50', '568,75']) {
    await recordPayment(page, amount);
    await expect(payments(page).last()).toContainText(`${amount} kr`);
    await expect(payments(other).last()).toContainText(`${amount} kr`);
    await expect(other.getByText(/^mangler/)).toBeVisible();
    await press(page, /^Fortryd betalingen/);
    await question(page).getByRole('button', { name: 'Fortryd betalingen' }).click();
    await expect(payments(page).last()).toContainText('Fortrudt');
    await expect(page.getByText(/^mangler/)).toHaveCount(0);
    await expect(other.getByRole('button', { name: /^Fortryd betalingen/ })).toHaveCount(0);
  }
  await expect(payments(page)).toHaveCount(2);
});

test('the amount is what is open at first, and a wrong one is refused on its field', async ({ page }) => {
  await openInvoice(page);
  await press(page, 'Registrér betaling');
  const amount = dialog(page).getByLabel('Beløb med moms');
  await expect(amount).toHaveValue('14568,75');
  await amount.fill('14568,76');
  await dialog(page).getByRole('button', { name: 'Registrér' }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('14568,75');
  await dialog(page).getByRole('button', { name: 'Registrér' }).click();
  await expect(page.getByText('Betalt', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrér betaling' })).toHaveCount(0);
});

test('a payment over another admin’s change keeps what was typed and takes the newest invoice', async ({ page }) => {
  await page.goto(`/admin/invoices/${company.invoice.id}`);
  await press(page, 'Registrér betaling');
  await dialog(page).getByLabel('Note').fill('Bilag 7');
  const { admin } = await company.queryApiAsAdmin('query ($id: ID!) { admin { invoice(id: $id) { version } } }', {
    id: company.invoice.id,
  });
  await company.queryApiAsAdmin(
    'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { id } }',
    {
      input: {
        invoiceId: company.invoice.id,
        version: admin.invoice!.version,
        amount: 100_00,
        paidOn: dateOf(),
      },
    },
  );
  await expect(dialog(page)).toContainText('En anden har gemt ændringer imens');
  await dialog(page).getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog(page).getByLabel('Beløb med moms')).toHaveValue('14468,75');
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Bilag 7');
  await dialog(page).getByRole('button', { name: 'Registrér' }).click();
  await expect(payments(page)).toHaveCount(2);
  await expect(payments(page).last()).toContainText('Bilag 7');
});

test('an invoice is credited in part and then whole, with a preview of the total', async ({ page }) => {
  await openInvoice(page);
  await press(page, 'Krediter');
  await expect(dialog(page)).toContainText(tenHours.grossText);
  await dialog(page).getByRole('checkbox').uncheck();
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  await expect(dialog(page)).toContainText('Vælg det, der skal krediteres');
  await expect(dialog(page)).toContainText('Skriv, hvorfor fakturaen krediteres');
  await dialog(page).getByRole('checkbox').check();
  await dialog(page)
    .getByLabel(/^Beløb uden moms/)
    .fill('1.000');
  await expect(dialog(page)).toContainText('1.250,00 kr');
  await dialog(page).getByLabel('Årsag').fill('To timer for meget');
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  const notes = page.getByRole('link', { name: /^Kreditnota K/ });
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('To timer for meget');

  await press(page, 'Krediter');
  await dialog(page).getByLabel('Årsag').fill('Resten også');
  await dialog(page).getByRole('button', { name: 'Krediter' }).click();
  await expect(notes).toHaveCount(2);
  await expect(page.getByText('Krediteret', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Krediter' })).toHaveCount(0);

  await notes.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Kreditnota K\d+$/);
  await page.getByRole('link', { name: `Faktura ${company.invoice.numberText}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Faktura ${company.invoice.numberText}`);
});

test('the PDF opens in a new tab, and the invoice is mailed again', async ({ page, context, request }) => {
  await openInvoice(page);
  const document = context.waitForEvent('request', (sent) => sent.url().includes('/documents/'));
  await press(page, /^Åbn PDF/);
  const answer = await request.get((await document).url());
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  const mails = page.getByText(company.email, { exact: true });
  const before = await mails.count();
  await press(page, 'Send igen');
  await expect(toasts(page)).toContainText('Fakturaen sendes igen');
  await expect(mails).toHaveCount(before + 1);
});

test('the list is searched, filtered by its address, exported, and marked as paid', async ({ page }) => {
  await openSubscribed(page, '/admin/invoices', 'useAdminInvoiceChangesSubscription');
  await expect(figures(page)).toContainText('Udestående efter alder');
  await page.getByRole('searchbox').fill(company.name);
  await expect(page).toHaveURL(/q=/);
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText(`Ikke betalt`);
  await page.getByLabel('Status', { exact: true }).selectOption('PAID');
  await expect(page.getByText('Ingen fakturaer passer')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('OPEN');
  await expect(listed(page)).toHaveCount(1);
  await expect(page).toHaveURL(/status=OPEN/);
  await page.reload();
  await expect(listed(page)).toHaveCount(1);

  const { lines } = await exportCsv(page);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${company.invoice.numberText};Faktura;${company.name}`);

  await page.getByRole('checkbox', { name: `Vælg Faktura ${company.invoice.numberText}` }).check();
  await expect(page.getByRole('toolbar')).toContainText(tenHours.grossText);
  await press(page, 'Markér som betalt');
  await question(page).getByRole('button', { name: 'Udfør 1' }).click();
  await expect(page.getByRole('status', { name: 'Status for kørslen' })).toContainText('Udført: 1');
  await dialog(page).getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(listed(page)).toHaveCount(0);

  await page.goto(company.tabPath('fakturaer'));
  await expect(rowsOf(page, 'Fakturaer')).toContainText(['Betalt']);
  await page.getByRole('link', { name: company.invoice.numberText }).click();
  await expect(payments(page)).toContainText([formatDate(Date.now())]);
});

test('the list is filtered by age, to which the parts of the chart lead', async ({ page }) => {
  await page.goto('/admin/invoices');
  await figures(page).getByRole('link', { name: 'Ikke forfaldent' }).click();
  await expect(page).toHaveURL(/alder=NOT_DUE/);
  await expect(page.getByLabel('Dage over forfald')).toHaveValue('NOT_DUE');
  await page.getByRole('searchbox').fill(company.name);
  await expect(listed(page)).toHaveCount(1);
  await page.getByLabel('Dage over forfald').selectOption('DAYS_1_TO_30');
  await expect(page.getByText('Ingen fakturaer passer')).toBeVisible();
});

test('a reminder of selected invoices says why one of them gets none', async ({ page }) => {
  await page.goto(`/admin/invoices?q=${encodeURIComponent(company.name)}`);
  await page.getByRole('checkbox', { name: `Vælg Faktura ${company.invoice.numberText}` }).check();
  await press(page, 'Send rykker');
  await expect(question(page)).toContainText('1: Fakturaen forfalder først den');
  await expect(question(page).getByRole('button', { name: 'Udfør 0' })).toBeDisabled();
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(page.getByRole('toolbar')).toContainText('1 valgt');
});

test('the list, its charts and an invoice are accessible, light and dark, on a phone and at a desk', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of [PHONE, LAPTOP]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await page.goto('/admin/invoices');
      await expect(rowsOf(page, 'Fakturaer').first()).toBeVisible();
      await figures(page).getByText('Vis som tabel').first().press('Enter');
      await expect(figures(page).getByRole('table', { name: 'Udestående efter alder' })).toContainText('Over 90 dage');
      await expectNoSidewaysScroll(page);
      await page.goto(`/admin/invoices/${company.invoice.id}`);
      await expect(rowsOf(page, 'Linjer')).toHaveCount(1);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('an unknown invoice says so', async ({ page }) => {
  await page.goto('/admin/invoices/invc_ukendt');
  await expect(page.getByRole('heading', { level: 1, name: 'Faktura ikke fundet' })).toBeVisible();
});

test('reminders wait for the due day, and are paused and resumed, twice in one tab', async ({
  page,
  browser,
  request,
}) => {
  await openInvoice(page);
  const other = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openInvoice(other);
  await press(page, 'Send rykker');
  await question(page).getByRole('button', { name: 'Send rykker' }).click();
  await expect(question(page).getByRole('alert')).toContainText('Fakturaen forfalder først den');
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  for (const note of ['Varen mangler', 'Prisen er forkert']) {
    await press(page, 'Sæt på pause');
    await dialog(page).getByLabel('Til og med').fill('2020-01-01');
    await dialog(page).getByLabel('Note').fill(note);
    await dialog(page).getByRole('button', { name: 'Sæt på pause' }).click();
    await expect(dialog(page)).toContainText('Vælg en dag, der ikke er passeret');
    await dialog(page).getByLabel('Til og med').fill('');
    await dialog(page).getByRole('button', { name: 'Sæt på pause' }).click();
    for (const screen of [page, other]) await expect(screen.getByText(note)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send rykker' })).toBeDisabled();
    await press(page, 'Ophæv pausen');
    await question(page).getByRole('button', { name: 'Ophæv pausen' }).click();
    for (const screen of [page, other]) await expect(screen.getByText(note)).toHaveCount(0);
  }
});

test('a period is saved as a file for the accountant', async ({ page }) => {
  await page.goto('/admin/invoices');
  await press(page, 'Fil til bogholderiet');
  const form = dialog(page);
  await form.getByLabel('Fra og med').fill(dateOf());
  await form.getByLabel('Til og med').fill('2020-01-01');
  await form.getByRole('button', { name: 'Hent fil' }).click();
  await expect(form).toContainText('Vælg en dag efter den første');
  await form.getByLabel('Til og med').fill(dateOf());
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Hent fil' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`bogholderi-${dateOf()}-${dateOf()}.csv`);
  await expect(form).toHaveCount(0);
});
