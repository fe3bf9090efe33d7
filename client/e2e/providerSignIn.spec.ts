import type { Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { createCompany, TEST_PASSWORD } from '../testing/browser/testCompany.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in on the page of the provider's stand-in. */
async function signInAtProvider(page: Page, { email, name }: { email: string; name: string }) {
  await expect(page.getByRole('heading', { name: /^Log ind hos/ })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Navn').fill(name);
  await button(page, 'Fortsæt').click();
}

test('a known address asks for the password once, and signs in without it afterwards', async ({ page, request }) => {
  const { email } = await createCompany(request);
  for (const isFirst of [true, false]) {
    await page.goto('/login');
    // The field is disabled in the served page, which the code replaces.
    await page.getByLabel('E-mail').fill(email);
    await button(page, 'Log ind med Microsoft').click();
    // The provider remembers the user for the second time.
    if (isFirst) {
      await signInAtProvider(page, { email, name: 'Mette' });
      await expect(page.getByRole('heading', { name: 'Forbind Microsoft' })).toBeVisible();
      await page.getByLabel('Adgangskode', { exact: true }).fill('forkert adgangskode');
      await button(page, 'Forbind og log ind').click();
      await expect(page.getByRole('alert')).toContainText('Forkert email eller adgangskode');
      await page.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
      await button(page, 'Forbind og log ind').click();
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.evaluate(() => localStorage.removeItem('portal.token'));
  }
});

test('the user connects a provider under security, and removes it', async ({ page, request }) => {
  const { email, token } = await createCompany(request);
  await page.goto('/login');
  await page.evaluate((stored) => localStorage.setItem('portal.token', stored), token);
  for (let round = 0; round < 2; round++) {
    await page.goto('/profile/sikkerhed');
    await button(page, 'Forbind Google').click();
    if (!round) await signInAtProvider(page, { email, name: 'Mette' });
    await expect(page).toHaveURL(/\/profile\/sikkerhed$/);
    await expect(button(page, 'Fjern Google')).toBeVisible();
    await button(page, 'Fjern Google').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern', exact: true }).click();
    await expect(button(page, 'Forbind Google')).toBeVisible();
  }
});

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

test('a user who cancels at the provider is led back, and an old address works no second time', async ({ page }) => {
  await page.goto('/login');
  await button(page, 'Log ind med Google').click();
  await button(page, 'Annuller').click();
  await expect(page.getByRole('alert')).toContainText('Du afbrød hos Google');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Login hos udbyderen er brugt eller udløbet');
  await page.getByRole('link', { name: 'Til log ind' }).click();
  await expect(button(page, 'Log ind med Google')).toBeVisible();
});

test('a person without a user registers with the name and address of the provider', async ({ page }) => {
  const email = `ny-${Date.now()}@fjordfirma.example`;
  await page.goto('/login');
  await button(page, 'Log ind med Microsoft').click();
  await signInAtProvider(page, { email, name: 'Nikoline Nygaard' });
  await expect(page.getByRole('heading', { name: 'Ingen konto endnu' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await button(page, 'Opret konto').click();
  await expect(page).toHaveURL(/\/register/);
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.registration')!) as { user: object });
  expect(draft.user).toMatchObject({ name: 'Nikoline Nygaard', email });
});
