import type { Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApiWithToken } from '../testing/browser/queryApi.ts';
import { sharedAdminToken } from '../testing/browser/session.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
