import type { Page } from '@playwright/test';
import { addDays, dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { createLicense } from '../../testing/browser/companyObjects.ts';
import { createLicenseCompany, type LicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Hvad skal der ske?' });
const lastDay = addDays(dateOf(), 80);

/** Opens the dialog for the company's licence with a choice. The dashboard has a button and a menu. */
async function choose(page: Page, { subdomain }: LicenseCompany, choice: string): Promise<void> {
  const isDashboard = new URL(page.url()).pathname === '/dashboard';
  if (isDashboard && choice !== 'Forny uændret') {
    await page.getByRole('button', { name: `Flere valg for ${subdomain}` }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    return;
  }
  await page.getByRole('button', { name: `${isDashboard ? choice : 'Beslut fornyelsen'}: ${subdomain}` }).click();
  if (!isDashboard) await dialog(page).getByRole('radio', { name: choice }).check();
}
const accept = (page: Page) =>
  dialog(page)
    .getByRole('checkbox', { name: /licensbetingelserne/ })
    .check();
const undo = (page: Page) => page.getByRole('button', { name: /^Fortryd beslutningen/ });

test('each decision is made and undone on the overview and then on the list, and admins see who decided', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request);
  await createLicense(company, { quantity: 21, validUntil: lastDay });
  await signInWithToken(page, company.token);
  const colleague = await openSecondBrowser(browser, company);
  await colleague.goto('/licenses');
  await page.goto('/dashboard');
  for (const heading of [/^God/, 'Licenser']) {
    if (heading === 'Licenser')
      await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: heading }).click();
    // Both screens show the licence, so only the heading says that the second one has replaced the first.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Mangler beslutning')).toBeVisible();
    await choose(page, company, 'Forny uændret');
    await expect(dialog(page)).toContainText('21 licenser i 12 måneder mere');
    await dialog(page).getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(dialog(page).getByText('Du skal acceptere licensbetingelserne').first()).toBeVisible();
    await accept(page);
    await dialog(page).getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(page.getByText('Fornyes uændret', { exact: true })).toBeVisible();
    await expect(page.getByText(/Besluttet af Freja Lund/)).toBeVisible();
    await expect(colleague.getByText('Fornyes uændret', { exact: true })).toBeVisible();
    await undo(page).click();
    await expect(page.getByText('Mangler beslutning')).toBeVisible();

    await choose(page, company, 'Skift antal');
    await dialog(page).getByRole('spinbutton', { name: 'Antal licenser fra fornyelsen' }).fill('18');
    await expect(dialog(page)).toContainText(`I har 21 licenser til og med ${formatDate(lastDay)} og 18 derefter.`);
    await accept(page);
    await dialog(page).getByRole('button', { name: 'Forny med 18' }).click();
    await expect(page.getByText('Fornyes med 18 licenser', { exact: true })).toBeVisible();
    await page.reload();
    await undo(page).click();
    await expect(page.getByText('Mangler beslutning')).toBeVisible();

    await choose(page, company, 'Skift plan');
    await dialog(page).getByRole('button', { name: 'Skift plan' }).click();
    await expect(dialog(page).getByText('Vælg en plan', { exact: true })).toBeVisible();
    await dialog(page).getByLabel('Plan fra fornyelsen').selectOption('PLAN_SUITE_GROWTH');
    await accept(page);
    await dialog(page).getByRole('button', { name: 'Skift til Suite Growth' }).click();
    await expect(page.getByText('Fornyes som Suite Growth', { exact: true })).toBeVisible();
    await undo(page).click();

    await choose(page, company, 'Lad udløbe');
    await expect(dialog(page)).toContainText(`I kan bruge dem til og med ${formatDate(lastDay)}.`);
    await dialog(page).getByRole('button', { name: 'Lad udløbe', exact: true }).click();
    await expect(page.getByText('Udløber', { exact: true }).first()).toBeVisible();
    await expect(colleague.getByText('Besluttet af Freja Lund', { exact: false })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(LAPTOP);
    await undo(page).click();
    await expect(page.getByText('Mangler beslutning')).toBeVisible();
  }

  // A wrong number is refused on its field.
  await choose(page, company, 'Skift antal');
  const amount = dialog(page).getByRole('spinbutton', { name: 'Antal licenser fra fornyelsen' });
  await amount.fill('0');
  await dialog(page).getByRole('button', { name: 'Forny med 0' }).click();
  await expect(dialog(page).getByText('Antal licenser skal være mindst 1').first()).toBeVisible();
  await expect(amount).toHaveValue('0');
  await amount.fill('30');
  await accept(page);
  await dialog(page).getByRole('button', { name: 'Forny med 30' }).click();
  await expect(page.getByText('Fornyes med 30 licenser')).toBeVisible();
  const admin = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await admin.goto('/admin/renewals?frist=DECIDED');
  await expect(rowsOf(admin, 'Besluttede fornyelser').filter({ hasText: company.name })).toContainText(
    'Fornyes med 30 licenser, Freja Lund',
  );
});
