import type { Page } from '@playwright/test';
import { mailedLink, newestMailTo } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { clearSession, signIn, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { PHONE } from '../testing/browser/viewports.ts';

const NEW_PASSWORD = 'en-helt-ny-adgangskode';

const save = (page: Page) => page.getByRole('button', { name: 'Gem' }).click();

async function fillPasswords(page: Page, current: string, next: string, confirmation = next): Promise<void> {
  await page.getByLabel('Nuværende adgangskode').fill(current);
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(next);
  await page.getByLabel('Gentag ny adgangskode').fill(confirmation);
  await save(page);
}

async function changeEmail(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Nuværende adgangskode').fill(password);
  await save(page);
}

test('a new name appears in the frame, and a new e-mail waits for its confirmation, twice in the same tab', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { token, email } = await createCompany(request);
  const newEmail = `${uniqueName('freja')}@kunde.example`;
  await signInWithToken(page, token);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Loginoplysninger' })).toBeVisible();
  await page.getByLabel('Navn').fill('');
  await page.getByLabel('E-mail').fill('freja@');
  await save(page);
  await expect(page.getByRole('link', { name: 'Navn er påkrævet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ugyldig e-mail' })).toBeVisible();
  await page.getByLabel('Navn').fill('Freja Lund Holm');
  await page.getByLabel('E-mail').fill(newEmail);
  await save(page);
  await expect(page.getByText('Nuværende adgangskode er påkrævet for at ændre e-mail').first()).toBeVisible();
  await changeEmail(page, newEmail, 'helt forkert');
  await expect(page.getByText('Nuværende adgangskode er forkert').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(newEmail);
  await changeEmail(page, newEmail);
  await expect(page.getByText(`Vi har sendt et link til ${newEmail}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Brugermenu, Freja Lund Holm' })).toBeVisible();
  await expect(page.getByText(`${newEmail} afventer bekræftelse.`)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);

  // Withdraw the change and request it again.
  await page.getByRole('button', { name: 'Annuller ændringen' }).click();
  await expect(page.getByText(`${newEmail} afventer bekræftelse.`)).toHaveCount(0);
  await changeEmail(page, newEmail);
  await page.getByRole('button', { name: 'Send linket igen' }).click();
  await expect(page.getByText(`Vi har sendt et nyt link til ${newEmail}`)).toBeVisible();
  expect((await newestMailTo(request, email)).text).toContain(newEmail);
  await page.reload();
  await expect(page.getByText(`${newEmail} afventer bekræftelse.`)).toBeVisible();
  // Three links were mailed to the address, and only the newest is valid.
  await expect(async () => {
    await page.goto((await mailedLink(request, newEmail, 'confirm-email')).href);
    await expect(page.getByRole('heading', { level: 1, name: 'Er det din e-mail?' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(newEmail)).toBeVisible();
  await page.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Din e-mail er bekræftet' })).toBeVisible();
  await page.getByRole('button', { name: 'Gå til overblikket' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByLabel('E-mail')).toHaveValue(newEmail);
  await expect(page.getByText('afventer bekræftelse')).toHaveCount(0);

  await changeEmail(page, email);
  await expect(page.getByText(`${email} afventer bekræftelse.`)).toBeVisible();
  await clearSession(page);
  await signIn(page, newEmail, TEST_PASSWORD);
});

test('an open profile follows a confirmation elsewhere, and saving a name then needs nothing else', async ({
  page,
  browser,
  request,
}) => {
  const { token } = await createCompany(request);
  const newEmail = `${uniqueName('freja')}@kunde.example`;
  await signInWithToken(page, token);
  await openSubscribed(page, '/profile', 'PendingEmailSubscription');
  await changeEmail(page, newEmail);
  await expect(page.getByText(`${newEmail} afventer bekræftelse.`)).toBeVisible();
  await page.getByLabel('Navn').fill('Freja Lund Holm');
  const other = await (await browser.newContext()).newPage();
  await other.goto((await mailedLink(request, newEmail, 'confirm-email')).href);
  await other.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
  await expect(page.getByText('afventer bekræftelse')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(newEmail);
  await expect(page.getByLabel('Navn')).toHaveValue('Freja Lund Holm');
  await save(page);
  await expect(page.getByText('Bruger opdateret')).toBeVisible();
  await expect(page.getByText('afventer bekræftelse')).toHaveCount(0);
});

test('a password changes only with the current one, and ends the other sessions', async ({
  page,
  browser,
  request,
}) => {
  const { token, email } = await createCompany(request);
  const other = await (await browser.newContext({ baseURL: process.env.PORTAL_URL! })).newPage();
  await signIn(other, email, TEST_PASSWORD);
  await signInWithToken(page, token);
  await page.goto('/profile');
  await fillPasswords(page, '', NEW_PASSWORD);
  await expect(page.getByText('Nuværende adgangskode er påkrævet for at ændre adgangskode')).toBeVisible();
  await fillPasswords(page, TEST_PASSWORD, 'kort');
  await expect(page.getByText('Ny adgangskode skal være mindst 8 tegn')).toBeVisible();
  await fillPasswords(page, TEST_PASSWORD, NEW_PASSWORD, 'noget andet');
  await expect(page.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  await fillPasswords(page, 'helt forkert', NEW_PASSWORD);
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nuværende adgangskode')).toBeFocused();
  await expect(page).toHaveURL(/\/profile$/);

  await fillPasswords(page, TEST_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Bruger opdateret')).toBeVisible();
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveValue('');
  await expect(page.getByLabel('Ny adgangskode', { exact: true })).toHaveValue('');
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loginoplysninger' })).toBeVisible();
  await signIn(other, email, NEW_PASSWORD);
});

test('an e-mail of another user is refused on its field, and the typed text stays', async ({ page, request }) => {
  const { token } = await createCompany(request);
  await signInWithToken(page, token);
  await page.goto('/profile');
  await page.getByLabel('Navn').fill('Freja Uden Held');
  await changeEmail(page, 'admin@portal.example');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Navn')).toHaveValue('Freja Uden Held');
  await page.getByRole('link', { name: 'Overblik' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
