import type { Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in on the page of the provider's stand-in. */
async function signInAtProvider(page: Page, { email, name }: { email: string; name: string }) {
  await expect(page.getByRole('heading', { name: /^Log ind hos/ })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Navn').fill(name);
  await button(page, 'Fortsæt').click();
}

test('a user proves who they are in a window of the provider', async ({ page, request }) => {
  const { email, token } = await createCompany(request);
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
  await page.goto('/profile/sikkerhed');
  await button(page, 'Forbind Microsoft').click();
  await signInAtProvider(page, { email, name: 'Mette' });
  await expect(button(page, 'Fjern Microsoft')).toBeVisible();
  // The portal asks for a proof although the last one is fresh, as it would ten minutes later.
  let refusals = 1;
  await page.route('**/graphql', async (route) => {
    if (!refusals || !route.request().postData()?.includes('AddAppDialog')) return route.continue();
    refusals -= 1;
    const error = { message: 'Bekræft', extensions: { code: 'REAUTHENTICATION_REQUIRED' } };
    return route.fulfill({ json: { errors: [error] } });
  });
  await button(page, 'Tilføj godkendelsesapp').click();
  const proof = page.getByRole('alertdialog', { name: 'Bekræft, at det er dig' });
  await proof.getByRole('button', { name: 'Brug Microsoft' }).click();
  const opening = page.waitForEvent('popup');
  await proof.getByRole('button', { name: 'Bekræft hos Microsoft' }).click();
  const popup = await opening;
  await signInAtProvider(popup, { email, name: 'Mette' });
  await expect(proof).toBeHidden();
  await expect(page.getByRole('dialog')).toContainText('Scan koden');
});
