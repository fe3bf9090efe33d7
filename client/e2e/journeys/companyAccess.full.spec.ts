import type { Page } from '@playwright/test';
import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { signInAtProvider } from '../../testing/browser/signInForm.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a company claims its domain, trusts its organisation, and lets two colleagues in who ask for access', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const domain = `${uniqueName('fjord')}.example`;
  await signInWithToken(page, company.token);
  await page.goto('/profile/sikkerhed');
  await button(page, 'Tilføj domæne').click();
  const adding = page.getByRole('dialog', { name: 'Tilføj maildomæne' });
  await adding.getByLabel('Domæne').fill('gmail.com');
  await adding.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(adding.getByText('Det domæne kan alle få en adresse hos. Brug jeres eget.').first()).toBeVisible();
  await expect(adding.getByLabel('Domæne')).toHaveValue('gmail.com');
  await adding.getByLabel('Domæne').fill(domain);
  await adding.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(adding).toBeHidden();
  await button(page, `Vis DNS-post for ${domain}`).click();
  await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(`_portal.${domain}`);
  await page.keyboard.press('Escape');

  // The reseller confirms the domain.
  const { viewer } = await company.queryApi('{ viewer { customer { id } } }');
  const office = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await office.goto(`/admin/companies/${viewer.customer.id}/brugere`);
  await button(office, `Bekræft ${domain}`).click();
  await expect(office.getByText('Bekræftet', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bekræftet', { exact: true })).toBeVisible();

  await button(page, 'Forbind Microsoft').click();
  await signInAtProvider(page, { email: `chef@${domain}`, name: 'Chef' });
  await expect(button(page, 'Fjern Microsoft')).toBeVisible();
  await button(page, 'Sæt op').click();
  const rule = page.getByRole('dialog', { name: 'Log ind gennem virksomheden' });
  await expect(rule.getByLabel('Din konto')).toBeVisible();
  await rule.getByRole('button', { name: 'Gem' }).click();
  await expect(rule).toBeHidden();
  await expect(page.getByText('Kolleger kan bede om adgang · bliver Medlem')).toBeVisible();

  // The administrator sees each request appear, without loading the page anew.
  const isListening = waitForSubscription(page, 'AccessRequestListSubscription');
  await page.reload();
  await goToFromMenu(page, company.name, 'Brugere');
  await isListening;
  for (const name of ['Nora Ny', 'Niels Ny']) {
    const stranger = await browser.newContext({ locale: 'da-DK', baseURL: process.env.PORTAL_URL! });
    const tab = await stranger.newPage();
    await tab.goto('/login');
    await button(tab, 'Log ind med Microsoft').click();
    await signInAtProvider(tab, { email: `${name.split(' ')[0]!.toLowerCase()}@${domain}`, name });
    await expect(tab.getByRole('heading', { name: 'Anmod om adgang' })).toBeVisible();
    await expect(tab.getByLabel('Dit navn')).toHaveValue(name);
    await button(tab, 'Anmod om adgang').click();
    await expect(tab.getByText('Din anmodning er sendt')).toBeVisible();
    await button(page, `Giv adgang til ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Giv adgang', exact: true }).click();
    await expect(button(page, `Giv adgang til ${name}`)).toBeHidden();
    await tab.goto('/login');
    await button(tab, 'Log ind med Microsoft').click();
    await expect(tab).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('row', { name })).toBeVisible();
    await stranger.close();
  }

  // The reseller removes the domain, and an old link to join a company says so.
  await button(office, `Fjern ${domain}`).click();
  await expect(button(office, `Fjern ${domain}`)).toBeHidden();
  await office.context().close();
  await page.goto('/join?ticket=gammelt');
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
});
