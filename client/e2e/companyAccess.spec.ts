import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApiWithToken } from '../testing/browser/queryApi.ts';
import { sharedAdminToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signInAtProvider(page: Page, { email, name }: { email: string; name: string }) {
  await expect(page.getByRole('heading', { name: /^Log ind hos/ })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Navn').fill(name);
  await button(page, 'Fortsæt').click();
}

/** Opens the security screen as the company's administrator. */
async function openSecurity(page: Page, token: string) {
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
  await page.goto('/profile/sikkerhed');
}

/** Confirms the newest domain of the company, as an admin of the reseller would. */
async function confirmDomains(request: APIRequestContext, token: string) {
  const { viewer } = await queryApiWithToken(request, token)('{ viewer { customer { domains { id } } } }');
  const admin = queryApiWithToken(request, await sharedAdminToken(request));
  for (const { id } of viewer.customer!.domains)
    await admin('mutation ($id: ID!) { confirmDomain(id: $id) { id } }', { id });
}

test('a company claims its domain, trusts its organisation, and answers a colleague who asks for access', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await createCompany(request);
  const domain = `${uniqueName('fjord')}.example`;
  await openSecurity(page, token);
  await button(page, 'Tilføj domæne').click();
  const adding = page.getByRole('dialog', { name: 'Tilføj maildomæne' });
  await adding.getByLabel('Domæne').fill('gmail.com');
  await adding.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(adding.getByText('Det domæne kan alle få en adresse hos. Brug jeres eget.').first()).toBeVisible();
  await adding.getByLabel('Domæne').fill(domain);
  await adding.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(adding).toBeHidden();
  await button(page, `Vis DNS-post for ${domain}`).click();
  await expect(page.getByLabel('Navn', { exact: true })).toHaveValue(`_portal.${domain}`);
  await page.keyboard.press('Escape');
  await confirmDomains(request, token);
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

  // The administrator sees the request appear, without loading the page anew; twice in the same tab.
  await openSubscribed(page, '/users', 'AccessRequestListSubscription');
  for (const name of ['Nora Ny', 'Niels Ny']) {
    const stranger = await browser.newContext({ locale: 'da-DK' });
    const tab = await stranger.newPage();
    await tab.goto(new URL('/login', page.url()).href);
    await button(tab, 'Log ind med Microsoft').click();
    await signInAtProvider(tab, { email: `${name.split(' ')[0]!.toLowerCase()}@${domain}`, name });
    await expect(tab.getByRole('heading', { name: 'Anmod om adgang' })).toBeVisible();
    await expect(tab.getByLabel('Dit navn')).toHaveValue(name);
    await button(tab, 'Anmod om adgang').click();
    await expect(tab.getByText('Din anmodning er sendt')).toBeVisible();
    await button(page, `Giv adgang til ${name}`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Giv adgang', exact: true }).click();
    await expect(button(page, `Giv adgang til ${name}`)).toBeHidden();
    await tab.goto(new URL('/login', page.url()).href);
    await button(tab, 'Log ind med Microsoft').click();
    await expect(tab).toHaveURL(/\/dashboard$/);
    await stranger.close();
  }
});

test('an admin sees, confirms and removes the domains of a company', async ({ page, request }) => {
  const { token } = await createCompany(request);
  const company = queryApiWithToken(request, token);
  const domain = `${uniqueName('bekraeft')}.example`;
  const { addDomain } = await company('mutation ($domain: String!) { addDomain(domain: $domain) { id } }', { domain });
  await page.goto('/login');
  const adminToken = await sharedAdminToken(request);
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), adminToken);
  await page.goto(`/admin/companies/${addDomain.id}/brugere`);
  await button(page, `Bekræft ${domain}`).click();
  await expect(page.getByText('Bekræftet', { exact: true })).toBeVisible();
  await button(page, `Fjern ${domain}`).click();
  await expect(page.getByText(domain)).toBeHidden();
});

test('an old link to join a company says so', async ({ page }) => {
  await page.goto('/join?ticket=gammelt');
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
});
