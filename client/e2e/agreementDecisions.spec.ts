import type { Page } from '@playwright/test';
import { activateServiceAgreement, buyServiceAgreement } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

let company: LicenseCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createLicenseCompany(request, { licenses: 10 });
  await activateServiceAgreement(company, await buyServiceAgreement(company));
  await signInWithToken(page, company.token);
});

const button = (page: Page, label: string) => page.getByRole('button', { name: `${label}: Kundeservice` });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd beslutningen om Kundeservice' });

test('an agreement is renewed, ended and undone, twice in the same tab', async ({ page, browser }) => {
  const colleague = await openSecondBrowser(browser, company);
  await colleague.goto('/service-agreement');
  await page.goto('/service-agreement');
  for (const _ of [1, 2]) {
    await button(page, 'Forny').click();
    await expect(dialog(page, 'Forny serviceaftalen')).toContainText('Med 10 licenser koster den');
    const renewal = dialog(page, 'Forny serviceaftalen');
    await renewal.getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(renewal.getByText('Du skal acceptere').first()).toBeVisible();
    await renewal.getByRole('checkbox', { name: /serviceaftalebetingelserne/ }).check();
    await renewal.getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(page.getByText('Fornyes', { exact: true })).toBeVisible();
    await expect(colleague.getByText(/Besluttet af Freja Lund/)).toBeVisible();
    await undo(page).click();

    await button(page, 'Opsig').click();
    const ending = dialog(page, 'Opsig serviceaftalen');
    await expect(ending).toContainText('Indtil da betaler I som hidtil');
    await ending.getByLabel('Hvorfor opsiger I?').fill('x'.repeat(501));
    await ending.getByRole('button', { name: 'Opsig', exact: true }).click();
    await expect(ending.getByText('Højst 500 tegn').first()).toBeVisible();
    await ending.getByLabel('Hvorfor opsiger I?').fill('Vi samler alt ét sted');
    await ending.getByRole('button', { name: 'Opsig', exact: true }).click();
    await expect(page.getByText('Opsagt', { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await undo(page).click();
    await expect(button(page, 'Forny')).toBeVisible();
  }
  await colleague.context().close();
});

test('the payment changes from the next period on', async ({ page }) => {
  await page.goto('/service-agreement');
  for (const interval of ['Årlig', 'Månedlig']) {
    await button(page, 'Skift betaling').click();
    const changing = dialog(page, 'Skift betaling');
    await expect(changing).toContainText('Gælder fra den næste periode');
    await changing.getByRole('radio', { name: interval }).check();
    await changing.getByRole('button', { name: 'Skift betaling' }).click();
    await expect(changing).toBeHidden();
    await button(page, 'Skift betaling').click();
    await expect(dialog(page, 'Skift betaling').getByRole('radio', { name: interval })).toBeChecked();
    await dialog(page, 'Skift betaling').getByRole('button', { name: 'Annuller' }).click();
  }
});
