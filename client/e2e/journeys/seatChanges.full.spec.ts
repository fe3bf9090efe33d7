import type { Locator, Page } from '@playwright/test';
import { addDays, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import {
  completeLicenseRequest,
  createLicenseCompany,
  type LicenseCompany,
} from '../../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';

const card = (page: Page, { subdomain }: LicenseCompany) =>
  page.getByRole('article', { name: `Suite Team, ${subdomain}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ændr antal licenser' });
const renewal = (page: Page) => page.getByRole('dialog', { name: 'Hvad skal der ske?' });
const amount = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send bestilling' });

async function openDialog(page: Page, company: LicenseCompany): Promise<void> {
  await card(page, company)
    .getByRole('button', { name: /^Ændr antal/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

async function discard(opened: Locator): Promise<void> {
  await opened.getByRole('button', { name: 'Annuller' }).click();
  await opened.page().getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(opened).toHaveCount(0);
}

test('a change of seats counts those on the way, and says why it is impossible: payment, deadline and plan', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/licenses', 'LicenseRequestTableSubscription');
  await openDialog(page, company);
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText('Kundeservice har ingen betalingsmetode');
  await expect(send(page)).toBeDisabled();
  await payByInvoice(company, company.departmentId);
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
  await discard(dialog(page));

  // Seats on the way are counted in, live, and by the renewal as well.
  await company.orderLicenses(3);
  await expect(card(page, company)).toContainText('5 licenser · 3 på vej');
  await openDialog(page, company);
  await expect(dialog(page)).toContainText('I har 5 nu og 3 på vej, i alt 8.');
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText('Du bestiller 1 licens oven i de 5 og de 3 på vej.');
  await expect(dialog(page)).toContainText(/har I\s9/);
  await amount(page).fill('2');
  await expect(dialog(page)).toContainText('De 3, der er på vej, kommer oveni, så det bliver 5 licenser.');
  const id = await company.orderLicenses(1);
  await expect(dialog(page)).toContainText('De 4, der er på vej, kommer oveni, så det bliver 6 licenser.');
  await completeLicenseRequest(company, id);
  await expect(dialog(page)).toContainText('I har 6 nu og 3 på vej, i alt 9.');
  await discard(dialog(page));
  for (const _visit of [1, 2]) {
    await page.getByRole('button', { name: /^Beslut fornyelsen/ }).click();
    await renewal(page)
      .getByRole('radio', { name: /Skift antal/ })
      .check();
    await expect(renewal(page)).toContainText('I har 6 nu og 3 på vej, i alt 9.');
    await renewal(page).getByRole('spinbutton').fill('4');
    await expect(renewal(page)).toContainText('De 3, der er på vej, kommer oveni, så det bliver 7 licenser.');
    await discard(renewal(page));
  }

  // The server refuses a change whose deadline passed while the dialog was open, and keeps what was typed.
  const colleague = await openSecondBrowser(browser, company);
  await colleague.routeWebSocket(/graphql/, () => undefined);
  await colleague.goto('/licenses');
  await openDialog(colleague, company);
  await amount(colleague).fill('4');
  const end = addDays(dateOf(), 10);
  const { viewer } = await company.queryApi('{ viewer { customer { licenses { edges { node { id } } } } } }');
  await company.queryApiAsAdmin(
    'mutation ($id: ID!, $changes: LicenseChanges!) { updateLicense(id: $id, changes: $changes) { deletedId } }',
    { id: viewer.customer.licenses.edges[0]!.node.id, changes: { validUntil: end } },
  );
  await dialog(colleague).getByRole('button', { name: 'Fortsæt til fornyelsen' }).click();
  await renewal(colleague).getByRole('checkbox').check();
  await renewal(colleague).getByRole('button', { name: 'Forny med 4' }).click();
  await expect(renewal(colleague).getByRole('alert')).toContainText('Fristen var den');
  await expect(renewal(colleague).getByRole('spinbutton')).toHaveValue('4');

  // After the deadline, the dialog says so, and more seats can still be ordered.
  await page.reload();
  await openDialog(page, company);
  await expect(dialog(page)).toContainText(
    `Antallet kan ikke længere sættes ned ved fornyelsen den ${formatDate(addDays(end, 1))}`,
  );
  await expect(dialog(page)).toContainText(`fristen var den ${formatDate(addDays(end, -30))}`);
  await expect(dialog(page).getByRole('button', { name: 'Færre: Antal licenser' })).toBeDisabled();
  await amount(page).fill('2');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(amount(page)).toHaveAccessibleDescription(/Antal licenser skal være mindst 6/);
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('7');
  await expect(dialog(page)).toContainText('Du bestiller 1 licens oven i de 6 og de 3 på vej.');
  await discard(dialog(page));

  // An installation that has another plan by now gets seats of that plan alone.
  await company.queryApi(
    'mutation ($id: ID!, $input: InstallationInput!) { updateInstallation(id: $id, input: $input) { deletedId } }',
    {
      id: company.installationId,
      input: {
        subdomain: company.subdomain,
        departmentId: company.departmentId,
        licenseType: 'PLAN_SUITE_GROWTH',
        paymentInterval: 'MONTHLY',
        contractTerm: 12,
      },
    },
  );
  await page.reload();
  await openDialog(page, company);
  await amount(page).fill('7');
  await expect(dialog(page)).toContainText(
    'Installationen står nu til Suite Growth. Bestil flere som den type med »Bestil licens«.',
  );
  await expect(send(page)).toBeDisabled();
});
