import type { Page } from '@playwright/test';
import { countClicks } from '../../testing/browser/countClicks.ts';
import { createLicenseCompany, setLicenseRequestStatus } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Virksomhed' }).getByRole('link', { name });

test('an admin works through the page of a company, from a request to its details, twice', async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const path = `/admin/companies/${company.id}`;
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Gem' });
  await signInWithToken(page, await sharedAdminToken(request));
  await openSubscribed(page, path, 'CompanyOverviewSubscription');
  await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();

  await test.step('the overview takes at most two screens', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800);
    await page.setViewportSize(LAPTOP);
  });

  await test.step('a point of contact is chosen with two clicks, and that is undone', async () => {
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Vælg point of contact' }).click();
    await page.getByRole('menu', { name: 'Team medlemmer' }).getByRole('menuitem').first().click();
    await expect(toasts(page)).toContainText('er point of contact');
    expect(await clicks()).toBeLessThanOrEqual(2);
    await toasts(page).getByRole('button', { name: 'Fortryd' }).click();
    await expect(page.getByRole('button', { name: 'Vælg point of contact' })).toBeVisible();
  });

  await test.step('a request appears, is handled and ends', async () => {
    const id = await company.orderLicenses(4);
    await expect(page.getByText('4 × Suite Team')).toBeVisible();
    await expect(section(page, 'Nøgletal')).toContainText('Afventende anmodninger1');
    await tab(page, 'Licensanmodninger 1').click();
    await page.getByRole('button', { name: `Opdater status for ${company.name}` }).click();
    await dialog.getByLabel('Status').selectOption('Behandles');
    await dialog.getByRole('button', { name: 'Opdater status' }).click();
    await expect(toasts(page)).toContainText('Status opdateret');
    await expect(rowsOf(page, 'Licensanmodninger')).toContainText('Behandles');
    await page.goBack();
    await expect(page.getByRole('link', { name: /4 × Suite Team.*Behandles/ })).toBeVisible();
    await setLicenseRequestStatus(company, id, 'REJECTED');
    await expect(page.getByText('Ingen åbne anmodninger')).toBeVisible();
  });

  await test.step('a licence, an agreement and a clip card', async () => {
    await tab(page, 'Licenser 0').click();
    await section(page, 'Licenser').getByRole('button', { name: 'Opret licens' }).first().click();
    // The only installation and the only department are chosen already.
    await dialog.getByLabel('Zendesk installation').selectOption('');
    await dialog.getByRole('button', { name: 'Opret licens' }).click();
    await expect(dialog.getByText('Vælg en Zendesk installation').first()).toBeVisible();
    await dialog.getByLabel('Zendesk installation').selectOption({ index: 1 });
    await dialog.getByRole('spinbutton', { name: 'Antal licenser' }).fill('9');
    // The tab counts active rows, like the list of companies and the customer's overview.
    await dialog.getByLabel('Status').selectOption('Aktiv');
    await dialog.getByRole('button', { name: 'Opret licens' }).click();
    await expect(toasts(page)).toContainText('Licens oprettet');
    await expect(rowsOf(page, 'Licenser')).toContainText('9');
    await company.orderLicenses(2);
    await expect(rowsOf(page, 'Licenser')).toContainText('2 på vej');
    await expect(rowsOf(page, 'Licenser')).toHaveCount(1);
    await expect(tab(page, 'Licenser 9')).toBeVisible();
    await tab(page, /^Serviceaftaler/).click();
    await section(page, 'Serviceaftaler').getByRole('button', { name: 'Opret serviceaftale' }).first().click();
    await expect(dialog.getByRole('region', { name: 'Pris' })).toContainText('Pris pr. måned ekskl. moms');
    await dialog.getByRole('button', { name: 'Opret serviceaftale' }).click();
    await expect(toasts(page)).toContainText('Serviceaftale oprettet');
    await expect(rowsOf(page, 'Serviceaftaler')).toContainText('12 måneder');
    await expect(tab(page, 'Serviceaftaler 1')).toBeVisible();
    await tab(page, /^Klippekort/).click();
    await page.getByRole('button', { name: 'Opret klippekort' }).first().click();
    await dialog.getByRole('button', { name: 'Opret klippekort' }).click();
    await expect(toasts(page)).toContainText('Klippekort oprettet');
    await expect(tab(page, 'Klippekort 1')).toBeVisible();
    await chooseRowAction(page, 'klippekort', 'Timeregnskab');
    await expect(rowsOf(page, 'Timeregnskab')).toContainText('Klippekort købt');
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(rowsOf(page, 'Serviceaftaler')).toHaveCount(1);
  });

  await test.step('details, twice', async () => {
    await tab(page, 'Oplysninger').click();
    for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(viewport);
      const name = `${company.subdomain} Holding ${viewport.width}`;
      await page.getByRole('button', { name: 'Rediger virksomhedsoplysninger' }).click();
      await dialog.getByLabel('Firmanavn').fill('');
      await dialog.getByLabel('Fakturerings-e-mail').fill('ikke en mail');
      await save.click();
      await expect(dialog.getByText('Firmanavn er påkrævet').first()).toBeVisible();
      await expect(dialog.getByLabel('Fakturerings-e-mail')).toHaveAttribute('aria-invalid', 'true');
      await dialog.getByLabel('Firmanavn').fill(name);
      await dialog.getByLabel('Fakturerings-e-mail').fill('');
      await save.click();
      await expect(toasts(page)).toContainText('Virksomhedsoplysninger opdateret');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.getByRole('button', { name: /^Rediger Kunde/ }).click();
      await dialog.getByLabel('Navn').fill('');
      await save.click();
      await expect(dialog.getByText('Navn er påkrævet').first()).toBeVisible();
      await dialog.getByLabel('Navn').fill(`Kundecenter ${viewport.width}`);
      await save.click();
      await expect(toasts(page)).toContainText('Afdeling opdateret');
      await expect(page.getByRole('heading', { name: `Kundecenter ${viewport.width}` })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: `Kundecenter ${PHONE.width}` })).toBeVisible();
    const { viewer } = await company.queryApi('{ viewer { customer { name } } }');
    expect(viewer.customer.name).toBe(`${company.subdomain} Holding ${PHONE.width}`);
  });
});
