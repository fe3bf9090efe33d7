import type { Page } from '@playwright/test';
import { readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { newestMailTo } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const orderOf = (page: Page, hours: number) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `Klippekort, ${hours} timer` })
    .first();

/** Orders a clip card that must be approved, which leads to the list of orders. */
async function order(page: Page, hours: number): Promise<void> {
  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Klippekort' }).click();
  await page.getByRole('button', { name: 'Køb klippekort' }).dblclick({ delay: 150 });
  const dialog = page.getByRole('dialog', { name: /Køb klippekort/ });
  await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill(String(hours));
  await expect(dialog).toContainText('Kræver godkendelse af Freja Lund.');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send til godkendelse' }).click();
  await expect(toasts(page)).toContainText('Bestillingen afventer godkendelse hos jer');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/approvals$/);
  await expect(orderOf(page, hours)).toContainText('Afventer godkendelse');
}

test('orders above the limit are approved, declined and withdrawn, live in two browsers', async ({
  page,
  request,
  browser,
}) => {
  const company = await createLicenseCompany(request);
  const email = `${uniqueName('indkoeber')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Anders Indkøber', email, password: TEST_PASSWORD, companyRole: 'BUYER' },
  });

  // The administrator sets the limit on a phone.
  const approver = await openSecondBrowser(browser, company);
  await approver.setViewportSize(PHONE);
  await approver.goto('/approvals');
  await expect(approver.getByText('Ingen bestillinger at godkende')).toBeVisible();
  await expect(approver.getByText('I har ingen grænse')).toBeVisible();
  const limit = approver.getByLabel('Højst pr. bestilling, i kr ekskl. moms', { exact: true });
  const saveLimit = approver.getByRole('button', { name: 'Gem grænsen pr. bestilling' });
  await limit.fill('99999999999');
  await saveLimit.click();
  await expect(limit).toHaveAccessibleDescription(/Skriv et helt beløb/);
  await expect(limit).toHaveValue('99999999999');
  await limit.fill('5000');
  await saveLimit.click();
  await expect(approver.getByText('Køb over 5.000 kr ekskl. moms skal godkendes')).toBeVisible();
  await expectNoSidewaysScroll(approver);
  await approver.reload();
  await expect(limit).toHaveValue('5000');
  await approver.setViewportSize({ width: 1280, height: 800 });
  await approver.goto('/dashboard');
  await expect(approver.getByRole('heading', { level: 1 })).toBeVisible();

  await signInWithToken(page, await createToken(request, email, TEST_PASSWORD));
  await page.goto('/clip-cards');
  // A dialog that a double click opened stays closed once it is closed, and a purchase up to the limit needs nobody.
  const purchase = page.getByRole('dialog', { name: /Køb klippekort/ });
  await page.getByRole('button', { name: 'Køb klippekort' }).dblclick({ delay: 150 });
  await purchase.getByRole('spinbutton', { name: 'Antal timer' }).fill('1');
  await expect(purchase.getByRole('button', { name: /^Køb for/ })).toBeVisible();
  await expect(purchase).not.toContainText('Kræver godkendelse');
  await purchase.getByRole('spinbutton', { name: 'Antal timer' }).fill('10');
  await purchase.getByRole('button', { name: 'Annuller' }).click();
  await expect(page).toHaveURL(/\/clip-cards$/);
  await expect(purchase).toHaveCount(0);
  await order(page, 25);
  await expect(orderOf(page, 25)).toContainText('Freja Lund');
  await expect(orderOf(page, 25).getByRole('button', { name: /Godkend/ })).toHaveCount(0);
  expect((await readStoredClipCards(company)).cards).toEqual([]);
  await expect(approver.getByText('1 bestilling afventer dig.')).toBeVisible();
  await approver.getByRole('link', { name: 'Se godkendelser' }).click();
  const approvals = countOperation(approver, 'ApproveDialogMutation');
  await approver.getByRole('button', { name: 'Godkend: Klippekort, 25 timer' }).click();
  await approver.getByRole('alertdialog').getByRole('button', { name: 'Godkend og bestil' }).dblclick();
  await expect(toasts(approver)).toContainText('Klippekort, 25 timer er godkendt og bestilt');
  await expect(orderOf(page, 25)).toContainText('Godkendt');
  expect(approvals()).toBe(1);
  expect((await readStoredClipCards(company)).cards).toMatchObject([{ status: 'ACTIVE', hours: 25 }]);

  // The same flow a second time, declined.
  await order(page, 30);
  await approver.getByRole('button', { name: 'Afvis: Klippekort, 30 timer' }).click();
  const decline = approver.getByRole('dialog', { name: 'Afvis bestilling' });
  await decline.getByRole('button', { name: 'Afvis' }).click();
  await expect(decline.getByLabel('Begrundelse')).toHaveAccessibleDescription(/Skriv en begrundelse/);
  await decline.getByLabel('Begrundelse').fill('Vi har timer nok');
  await decline.getByRole('button', { name: 'Afvis' }).click();
  await expect(decline).toHaveCount(0);
  await expect(orderOf(page, 30)).toContainText('Afvist');
  await expect(orderOf(page, 30)).toContainText('Vi har timer nok');
  await expect.poll(async () => (await newestMailTo(request, email)).text).toContain('Vi har timer nok');

  // The buyer withdraws two orders.
  for (let round = 1; round <= 2; round += 1) {
    await order(page, 35);
    await page.getByRole('button', { name: 'Træk tilbage: Klippekort, 35 timer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Træk tilbage' }).click();
    await expect(page.getByText('Trukket tilbage')).toHaveCount(round);
    await expect(approver.getByRole('button', { name: 'Godkend: Klippekort, 35 timer' })).toHaveCount(0);
  }
  expect((await readStoredClipCards(company)).cards).toHaveLength(1);
  await approver.getByRole('button', { name: 'Fjern grænsen pr. bestilling' }).click();
  await expect(approver.getByText('I har ingen grænse')).toBeVisible();

  // The limit of a month holds beside that of an order, and the order says which one held it back.
  await approver.getByLabel('Højst pr. person og måned, i kr ekskl. moms', { exact: true }).fill('2000');
  await approver.getByRole('button', { name: 'Gem grænsen pr. måned' }).click();
  await expect(approver.getByText('højst købe for 2.000 kr ekskl. moms pr. måned')).toBeVisible();
  await order(page, 2);
  await expect(orderOf(page, 2)).toContainText('Over jeres grænse pr. person og måned');

  // Licences say it before as well, also those without a price.
  await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Licenser' }).click();
  await page.getByRole('button', { name: 'Bestil licens' }).first().click();
  const seats = page.getByRole('dialog', { name: 'Bestil licens' });
  await seats.getByRole('spinbutton', { name: 'Antal licenser' }).fill('3');
  await expect(seats.getByRole('status').filter({ hasText: 'Kræver godkendelse af Freja Lund.' })).toContainText(
    'Købet har ingen fast pris.',
  );
  await seats.getByRole('checkbox').check();
  await seats.getByRole('button', { name: 'Send til godkendelse' }).click();
  await expect(page).toHaveURL(/\/approvals$/);
  await expect(page.getByRole('listitem').filter({ hasText: '3 licenser' }).first()).toContainText('Afventer');
  await approver.getByRole('button', { name: 'Fjern grænsen pr. måned' }).click();
  await expect(approver.getByText('I har ingen grænse')).toBeVisible();
});
