import type { Page } from '@playwright/test';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { billRefusedPeriod, createRefusedCompany, typeCard } from '../../testing/browser/failedPayment.ts';
import { mailedLink } from '../../testing/browser/mails.ts';
import { bankDialog, payByCard } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Betal \d/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a refused payment is paid by the link of the mail, twice in one tab, and on the page of payments', async ({
  page,
  context,
  browser,
  request,
}) => {
  const company = await createRefusedCompany(request);
  const statuses = async () => {
    const { viewer } = await company.queryApi(
      '{ viewer { customer { ledger(first: 20) { edges { node { status } } } } } }',
    );
    return nodesOf(viewer.customer!.ledger).map(({ status }) => status);
  };
  await page.goto('/pay?key=abc');
  await expect(heading(page, 'Linket virker ikke')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gå til login' })).toHaveAttribute('href', '/login');

  await billRefusedPeriod(company);
  const link = await mailedLink(request, company.email, 'pay');
  await page.goto(link.href);
  await expect(heading(page, 'Betal med kort')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Kortet blev afvist');
  for (const text of ['Sælger', company.name, /Serviceaftale, \d+ måneder/, 'Periode', 'I alt med moms'])
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

  // An admin sees the failed attempt of the second period. It is paid once, in a second tab, while the bank asks.
  await billRefusedPeriod(company);
  const admin = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await admin.goto(`/admin/companies/${company.id}/fakturaer`);
  const newest = rowsOf(admin, 'Posteringer').first();
  for (const text of ['1 mislykket forsøg', 'Forsøges igen']) await expect(newest).toContainText(text);
  await page.setViewportSize(PHONE);
  const { href } = await mailedLink(request, company.email, 'pay', link);
  await page.goto(href);
  await typeCard(page, cardNumbers.confirmedAtEachCharge);
  await expectNoSidewaysScroll(page);
  await payButton(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Betal med kort')).toBeVisible();
  const second = await context.newPage();
  await second.goto(href);
  await typeCard(second, cardNumbers.visa);
  await payButton(second).click();
  await expect(heading(second, 'Betalt')).toBeVisible();
  await second.close();
  await typeCard(page, cardNumbers.visa);
  await payButton(page).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  expect(await statuses()).toEqual(['PAID', 'PAID']);
  await expect(newest).toContainText('Betalt');

  // The third period is paid on the page of payments, with the card that the department has got meanwhile.
  await page.setViewportSize({ width: 1280, height: 800 });
  await billRefusedPeriod(company);
  await payByCard(company, request, company.departmentId, cardNumbers.visa);
  await signInWithToken(page, company.token);
  await page.goto('/payments');
  const history = rowsOf(page, 'Betalingshistorik');
  await expect(history.first()).toContainText('Forsøges igen');
  await history.getByRole('button', { name: /^Betal nu/ }).click();
  await page.getByRole('button', { name: 'Brug Visa •••• 4242' }).click();
  await payButton(page).click();
  await expect(heading(page, 'Betalt')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til betalinger' }).click();
  await expect(history.first()).toContainText('Betalt');
  await expect(history.getByRole('button', { name: /^Betal nu/ })).toHaveCount(0);
  expect(await statuses()).toEqual(['PAID', 'PAID', 'PAID']);
});
