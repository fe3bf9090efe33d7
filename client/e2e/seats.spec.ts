import type { Page } from '@playwright/test';
import { addDays, dateOf, formatDate } from '../../domain/basics/dates.ts';
import {
  completeLicenseRequest,
  createLicenseCompany,
  type LicenseCompany,
} from '../testing/browser/licenseCompany.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';

const card = (page: Page, { subdomain }: LicenseCompany) =>
  page.getByRole('article', { name: `Suite Team, ${subdomain}` });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ændr antal licenser' });
const renewal = (page: Page) => page.getByRole('dialog', { name: 'Hvad skal der ske?' });
const amount = (page: Page) => dialog(page).getByRole('spinbutton', { name: 'Antal licenser' });

async function openSeats(page: Page, company: LicenseCompany): Promise<void> {
  await signInWithToken(page, company.token);
  await page.goto('/licenses');
  await changeSeats(page, company);
}

async function changeSeats(page: Page, company: LicenseCompany): Promise<void> {
  await card(page, company)
    .getByRole('button', { name: /^Ændr antal/ })
    .click();
  await expect(dialog(page)).toBeVisible();
}

interface FirstLicense {
  id: string;
  validFrom: string;
  validUntil: string;
  noticeDeadline: string;
}

async function firstLicense({ queryApi }: LicenseCompany): Promise<FirstLicense> {
  const { viewer } = await queryApi(
    '{ viewer { customer { licenses { edges { node { id validFrom validUntil noticeDeadline } } } } } }',
  );
  return viewer.customer.licenses.edges[0]!.node;
}

async function setLicenseEnd(
  { queryApiAsAdmin, installationId }: LicenseCompany,
  { id, validFrom }: FirstLicense,
  validUntil: string,
): Promise<void> {
  const changes = {
    installationId,
    type: 'PLAN_SUITE_TEAM',
    quantity: 5,
    status: 'ACTIVE',
    validFrom,
    validUntil,
    billingInterval: 'MONTHLY',
    contractTerm: 12,
  };
  await queryApiAsAdmin(
    'mutation ($id: ID!, $changes: LicenseChanges!) { updateLicense(id: $id, changes: $changes) { deletedId } }',
    { id, changes },
  );
}

test('after the notice deadline the page explains why seats cannot be reduced, and more can still be ordered', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const end = addDays(dateOf(), 10);
  await setLicenseEnd(company, await firstLicense(company), end);
  await openSeats(page, company);
  await expect(dialog(page)).toContainText(
    `Antallet kan ikke længere sættes ned ved fornyelsen den ${formatDate(addDays(end, 1))}`,
  );
  await expect(dialog(page)).toContainText(`fristen var den ${formatDate(addDays(end, -30))}`);
  await expect(dialog(page).getByRole('button', { name: 'Færre: Antal licenser' })).toBeDisabled();
  await amount(page).fill('2');
  await dialog(page).getByRole('button', { name: 'Gem' }).click();
  await expect(amount(page)).toHaveAccessibleDescription(/Antal licenser skal være mindst 5/);
  await expect(amount(page)).toBeFocused();
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText('Du bestiller 1 licens oven i de 5.');
});

test('the server refuses a change whose deadline passed while the dialog was open', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const license = await firstLicense(company);
  await page.routeWebSocket(/graphql/, () => undefined);
  await openSeats(page, company);
  await amount(page).fill('4');
  await setLicenseEnd(company, license, addDays(dateOf(), 10));
  await dialog(page).getByRole('button', { name: 'Fortsæt til fornyelsen' }).click();
  await renewal(page).getByRole('checkbox').check();
  await renewal(page).getByRole('button', { name: 'Forny med 4' }).click();
  await expect(renewal(page).getByRole('alert')).toContainText('Fristen var den');
  await expect(renewal(page).getByRole('spinbutton')).toHaveValue('4');
});

test('no seats can be ordered if the department cannot pay, or the installation has another plan by now', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  await openSeats(page, company);
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText('Kundeservice har ingen betalingsmetode');
  await expect(dialog(page).getByRole('button', { name: 'Send bestilling' })).toBeDisabled();
  await payByInvoice(company, company.departmentId);
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();

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
  await openSeats(page, company);
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText(
    'Installationen står nu til Suite Growth. Bestil flere som den type med »Bestil licens«.',
  );
  await expect(dialog(page).getByRole('button', { name: 'Send bestilling' })).toBeDisabled();
});

test('seats on the way are counted in when seats change, live', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 9 });
  await company.orderLicenses(3);
  await openSeats(page, company);
  await expect(card(page, company)).toContainText('9 licenser · 3 på vej');
  await expect(dialog(page)).toContainText('I har 9 nu og 3 på vej, i alt 12.');
  await amount(page).fill('10');
  await expect(dialog(page)).toContainText('Du bestiller 1 licens oven i de 9 og de 3 på vej.');
  await expect(dialog(page)).toContainText(/har I\s13/);
  await amount(page).fill('6');
  await expect(dialog(page)).toContainText('De 3, der er på vej, kommer oveni, så det bliver 9 licenser.');
  const id = await company.orderLicenses(1);
  await expect(dialog(page)).toContainText('De 4, der er på vej, kommer oveni, så det bliver 10 licenser.');
  await completeLicenseRequest(company, id);
  await expect(dialog(page)).toContainText('I har 10 nu og 3 på vej, i alt 13.');
  await dialog(page).getByRole('button', { name: 'Annuller' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();

  for (const _visit of [1, 2]) {
    await page.getByRole('button', { name: /^Beslut fornyelsen/ }).click();
    await renewal(page)
      .getByRole('radio', { name: /Skift antal/ })
      .check();
    await expect(renewal(page)).toContainText('I har 10 nu og 3 på vej, i alt 13.');
    await renewal(page).getByRole('spinbutton').fill('4');
    await expect(renewal(page)).toContainText('De 3, der er på vej, kommer oveni, så det bliver 7 licenser.');
    await renewal(page).getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Luk uden at gemme' }).click();
    await expect(renewal(page)).toHaveCount(0);
  }
});
