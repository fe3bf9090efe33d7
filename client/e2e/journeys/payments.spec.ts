import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { tenHours } from '../../../domain/testing/prices.ts';
import { createDepartment } from '../../testing/browser/companyObjects.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { typeCard } from '../../testing/browser/failedPayment.ts';
import { addInvoice } from '../../testing/browser/invoicedCompany.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Betal \d/ });
const paid = (page: Page) => page.getByRole('heading', { level: 1, name: 'Betalt' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The card with what is unpaid in all. */
const unpaidTotal = (page: Page) => page.getByRole('region', { name: 'Ubetalt i alt' });

/** Waits until whatever the page does in the frames after it was rendered is done. */
const settleFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** The figure with this label. */
const figure = (page: Page, label: string) =>
  page
    .locator('section')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last();

test('unpaid invoices are read, paid by card twice in one tab, and settled by an admin live', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { hasPaymentMethod: false });
  await signInWithToken(page, company.token);
  await page.goto('/payments');
  for (const label of ['Saldo', 'Næste betaling']) await expect(figure(page, label)).toContainText('0,00 kr');
  await expect(figure(page, 'Betalingsoplysninger')).toContainText('Ikke valgt');
  await expect(page.getByText('Ingen fakturaer endnu')).toBeVisible();
  await expect(page.getByText('Ingen betalinger endnu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Eksportér CSV' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Opsæt betalingsmetode' }).click();
  await expect(page).toHaveURL(/\/departments$/);
  await openSubscribed(page, '/payments', 'DepartmentPaymentsSubscription');
  await payByInvoice(company, company.departmentId);
  await expect(figure(page, 'Betalingsoplysninger')).toContainText('Faktura');

  await createDepartment(company, 'Salg');
  const { numberText } = await addInvoice(company);
  await openSubscribed(page, '/payments', 'useInvoiceChangesSubscription');
  await expect(unpaidTotal(page)).toContainText(tenHours.grossText);
  await expect(unpaidTotal(page)).toContainText('1 faktura');
  const invoices = rowsOf(page, 'Fakturaer');
  await expect(invoices).toHaveCount(1);
  for (const text of [numberText, 'Kundeservice', 'Ikke betalt', tenHours.grossText])
    await expect(invoices).toContainText(text);
  await expect(figure(page, 'Næste betaling')).toContainText(`Faktura ${numberText}`);
  await expect(figure(page, 'Saldo')).toContainText(tenHours.grossText);
  await invoices.getByText('Sådan betaler I').press('Enter');
  await expect(invoices).toContainText('Reference');
  const opensPdf = async (path: string, press: () => Promise<void>) => {
    const document = page.context().waitForEvent('request', (sent) => sent.url().includes(path));
    await press();
    expect((await request.get((await document).url())).headers()['content-type']).toBe('application/pdf');
    await page.bringToFront();
  };
  await opensPdf('/documents/', () => invoices.getByRole('button', { name: /^Åbn PDF/ }).click());
  await page.getByRole('button', { name: 'Kontoudtog' }).click();
  const statement = page.getByRole('dialog');
  await statement.getByLabel('Til og med').fill('2019-12-31');
  await statement.getByRole('button', { name: 'Åbn PDF' }).click();
  await expect(statement).toContainText('Vælg en dag efter den første');
  await statement.getByLabel('Fra og med').fill('2020-01-01');
  await statement.getByLabel('Til og med').fill(dateOf());
  await opensPdf('/documents/statement', () => statement.getByRole('button', { name: 'Åbn PDF' }).click());
  await expect(statement).toHaveCount(0);

  for (const number of [1, 2]) {
    await (number === 1 ? unpaidTotal(page) : invoices).getByRole('button', { name: /^Betal: Faktura/ }).click();
    await expect(page.getByRole('main')).toContainText('Faktura');
    if (number === 1) {
      await typeCard(page, cardNumbers.insufficientFunds);
      await payButton(page).click();
      await expect(page.getByRole('alert')).toContainText('dækning');
    }
    await typeCard(page, cardNumbers.visa);
    await payButton(page).dblclick();
    await expect(paid(page)).toBeVisible();
    await page.reload();
    await expect(paid(page)).toBeVisible();
    await page.getByRole('link', { name: 'Gå til betalinger' }).click();
    await expect(invoices.first()).toContainText('Betalt');
    await expect(page.getByRole('button', { name: /^Betal: Faktura/ })).toHaveCount(0);
    await expect(unpaidTotal(page)).toHaveCount(0);
    const { viewer } = await company.queryApi('{ viewer { customer { ledger { edges { node { status gross } } } } } }');
    expect(viewer.customer.ledger.edges.map(({ node }) => node)).toEqual(
      Array.from({ length: number }, () => ({ status: 'PAID', gross: tenHours.gross })),
    );
    await page.setViewportSize(number === 1 ? PHONE : { width: 1280, height: 800 });
    const { id } = await addInvoice(company);
    await openSubscribed(page, '/payments', 'useInvoiceChangesSubscription');
    await expect(invoices).toHaveCount(number + 1);
    // The unpaid invoice comes first, and the chosen tab below it does not move the page.
    await expect(invoices.first()).toContainText('Ikke betalt');
    await expect(tab(page, 'Kundeservice')).toHaveAttribute('aria-selected', 'true');
    await settleFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoSidewaysScroll(page);
    if (number === 1) continue;
    const { admin } = await company.queryApiAsAdmin(
      'query ($id: ID!) { admin { invoice(id: $id) { version open } } }',
      { id },
    );
    await company.queryApiAsAdmin(
      'mutation ($input: InvoicePaymentInput!) { recordInvoicePayment(input: $input) { id } }',
      { input: { invoiceId: id, version: admin.invoice!.version, amount: admin.invoice!.open, paidOn: dateOf() } },
    );
    await expect(invoices.filter({ hasText: 'Ikke betalt' })).toHaveCount(0);
    await expect(figure(page, 'Næste betaling')).toContainText('Ingen betalinger afventer');
  }

  // Every department has a tab with an address of its own.
  await expect(tab(page, 'Kundeservice')).toHaveAttribute('aria-selected', 'true');
  await expect(rowsOf(page, 'Betalingshistorik').filter({ hasText: 'Betalt' })).toHaveCount(3);
  const { fileName, lines } = await exportCsv(page);
  expect(fileName).toMatch(/^betalinger-kundeservice-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(1 + 3);
  await tab(page, 'Salg').click();
  await expect(page).toHaveURL(/\/payments\?department=dep_/);
  await expect(page.getByText('Ingen betalinger endnu')).toBeVisible();
  await page.reload();
  await expect(tab(page, 'Salg')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Kundeservice')).toHaveAttribute('aria-selected', 'true');
});
