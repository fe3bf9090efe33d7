import type { Page } from '@playwright/test';
import { cardNumbers } from '../../domain/testing/cardNumbers.ts';
import { billRefusedPeriod, createRefusedCompany, typeCard } from '../testing/browser/failedPayment.ts';
import { addInvoice, createInvoicedCompany } from '../testing/browser/invoicedCompany.ts';
import { mailedLink } from '../testing/browser/mails.ts';
import type { ManagedCompany } from '../testing/browser/managedCompany.ts';
import { bankDialog, payByCard } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Betal \d/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let company: ManagedCompany;
test.beforeEach(async ({ request }) => {
  company = await createRefusedCompany(request);
  await billRefusedPeriod(company);
});

const statuses = async () => {
  const { viewer } = await company.queryApi(
    '{ viewer { customer { ledger(first: 20) { edges { node { status failedAttempts } } } } } }',
  );
  return viewer.customer!.ledger.edges.map(({ node }) => node.status);
};

test('the link of the mail pays without a sign-in, also a second period in the same tab', async ({ page, request }) => {
  let link = await mailedLink(request, company.email, 'pay');
  await page.goto(link.href);
  await expect(heading(page, 'Betal med kort')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Kortet blev afvist');
  for (const text of ['Sælger', company.name, 'Serviceaftale fra', 'I alt med moms'])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(page.getByRole('main')).not.toContainText(company.email);

  await typeCard(page, cardNumbers.insufficientFunds);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('dækning');
  await typeCard(page, cardNumbers.confirmedAtEachCharge);
  await payButton(page).dblclick();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  expect(await statuses()).toEqual(['PAID']);
  await page.reload();
  await expect(heading(page, 'Betalt')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);

  await billRefusedPeriod(company);
  link = await mailedLink(request, company.email, 'pay', link);
  await page.goto(link.href);
  await typeCard(page, cardNumbers.visa);
  await payButton(page).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  expect(await statuses()).toEqual(['PAID', 'PAID']);
  await page.goBack();
  await expect(heading(page, 'Betalt')).toBeVisible();
});

test('a page that is reloaded while the bank asks, and a second tab, pay once', async ({ page, context, request }) => {
  const { href } = await mailedLink(request, company.email, 'pay');
  await page.goto(href);
  await typeCard(page, cardNumbers.confirmedAtEachCharge);
  await payButton(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Betal med kort')).toBeVisible();
  const second = await context.newPage();
  await second.goto(href);
  await typeCard(second, cardNumbers.visa);
  await payButton(second).click();
  await expect(heading(second, 'Betalt')).toBeVisible();
  await typeCard(page, cardNumbers.visa);
  await payButton(page).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  expect(await statuses()).toEqual(['PAID']);
});

test('the payments page says when it is tried again, and pays with the new card at once', async ({ page, request }) => {
  await payByCard(company, request, company.departmentId, cardNumbers.visa);
  await signInWithToken(page, company.token);
  await page.goto('/payments');
  const history = rowsOf(page, 'Betalingshistorik');
  await expect(history).toContainText('Forsøges igen');
  await history.getByRole('button', { name: /^Betal nu/ }).click();
  await page.getByRole('button', { name: 'Brug Visa •••• 4242' }).click();
  await payButton(page).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til betalinger' }).click();
  await expect(history).toContainText('Betalt');
  await expect(history.getByRole('button', { name: /^Betal nu/ })).toHaveCount(0);
});

test('an invoice is paid by card, also a second one in the same tab', async ({ page, request }) => {
  const invoiced = await createInvoicedCompany(request);
  await signInWithToken(page, invoiced.token);
  const invoices = rowsOf(page, 'Fakturaer');
  for (const number of [1, 2]) {
    await page.goto('/payments');
    await expect(invoices).toHaveCount(number);
    await invoices.getByRole('button', { name: /^Betal med kort: Faktura/ }).click();
    await expect(page.getByRole('main')).toContainText('Faktura');
    if (number === 1) {
      await typeCard(page, cardNumbers.insufficientFunds);
      await payButton(page).click();
      await expect(page.getByRole('alert')).toContainText('dækning');
    }
    await typeCard(page, cardNumbers.visa);
    await payButton(page).dblclick();
    await expect(heading(page, 'Betalt')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Betalt')).toBeVisible();
    await page.getByRole('link', { name: 'Gå til betalinger' }).click();
    await expect(invoices.first()).toContainText('Betalt');
    await expect(invoices.getByRole('button', { name: /^Betal med kort/ })).toHaveCount(0);
    if (number === 1) await addInvoice(invoiced);
  }
});

test('an admin sees the failed attempts, and that the company has paid in another way', async ({ page, request }) => {
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}`);
  const entries = rowsOf(page, 'Posteringer');
  await expect(entries).toContainText('1 mislykket forsøg');
  await expect(entries).toContainText('Forsøges igen');
  await entries.getByRole('button', { name: /^Markér som betalt/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Markér som betalt' }).click();
  await expect(entries).toContainText('Faktura');
  expect(await statuses()).toEqual(['PAID']);
});

test('a link that was cut off says so', async ({ page }) => {
  await page.goto('/pay?key=abc');
  await expect(heading(page, 'Linket virker ikke')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the page is accessible and fits at ${viewport.width} px, light and dark`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await page.goto((await mailedLink(request, company.email, 'pay')).href);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.getByLabel('Kortnummer')).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });
}
