import type { Page } from '@playwright/test';
import { dateOf } from '../../domain/basics/dates.ts';
import { createInvoicedCompany, type InvoicedCompany } from '../testing/browser/invoicedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';

let company: InvoicedCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createInvoicedCompany(request);
  await signInWithToken(page, await createAdminToken(request));
});

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const payments = (page: Page) => rowsOf(page, 'Betalinger');
const openInvoice = (page: Page) =>
  openSubscribed(page, `/admin/invoices/${company.invoice.id}`, 'AdminInvoiceScreenSubscription');

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

test('an unknown invoice says so', async ({ page }) => {
  await page.goto('/admin/invoices/invc_ukendt');
  await expect(page.getByRole('heading', { level: 1, name: 'Faktura ikke fundet' })).toBeVisible();
});
