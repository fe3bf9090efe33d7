import type { Page } from '@playwright/test';
import { arriveAs, freshCompany, FRESH_PASSWORD, unique } from './freshCompany.ts';
import { expect, expectAccessible, signIn, test } from './portal.ts';

const NEW_PASSWORD = 'en-helt-ny-adgangskode';

const save = (page: Page) => page.getByRole('button', { name: 'Gem' }).click();

async function fillPasswords(page: Page, current: string, next: string, confirmation = next): Promise<void> {
  await page.getByLabel('Nuværende adgangskode').fill(current);
  await page.getByLabel('Ny adgangskode', { exact: true }).fill(next);
  await page.getByLabel('Gentag ny adgangskode').fill(confirmation);
  await save(page);
}

test('a new name is saved and shown in the frame, and a new e-mail is told to the old one', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token, email } = await freshCompany(request);
  const newEmail = `${unique('freja')}@kunde.example`;
  await arriveAs(page, token);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Loginoplysninger' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Navn').fill('');
  await page.getByLabel('E-mail').fill('freja@');
  await save(page);
  await expect(page.getByRole('link', { name: 'Navn er påkrævet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ugyldig e-mail' })).toBeVisible();
  await page.getByLabel('Navn').fill('Freja Lund Holm');
  await page.getByLabel('E-mail').fill(newEmail);
  await save(page);
  await expect(page.getByText('Bruger opdateret')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Brugermenu, Freja Lund Holm' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue(newEmail);
  await expect(async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as { to: string; text: string }[];
    expect(mails.filter(({ to, text }) => to === email && text.includes(newEmail))).toHaveLength(1);
  }).toPass();
});

test('a password changes with the current one alone, and ends the other sessions', async ({ page, browser, request }) => {
  const { token, email } = await freshCompany(request);
  const other = await (await browser.newContext({ baseURL: process.env.PORTAL_URL! })).newPage();
  await signIn(other, email, FRESH_PASSWORD);
  await arriveAs(page, token);
  await page.goto('/profile');
  await fillPasswords(page, '', NEW_PASSWORD);
  await expect(page.getByText('Nuværende adgangskode er påkrævet for at ændre adgangskode')).toBeVisible();
  await fillPasswords(page, FRESH_PASSWORD, 'kort');
  await expect(page.getByText('Ny adgangskode skal være mindst 8 tegn')).toBeVisible();
  await fillPasswords(page, FRESH_PASSWORD, NEW_PASSWORD, 'noget andet');
  await expect(page.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  await fillPasswords(page, 'helt forkert', NEW_PASSWORD);
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nuværende adgangskode')).toBeFocused();
  await expect(page).toHaveURL(/\/profile$/);

  await fillPasswords(page, FRESH_PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Bruger opdateret')).toBeVisible();
  await expect(page.getByLabel('Nuværende adgangskode')).toHaveValue('');
  await expect(page.getByLabel('Ny adgangskode', { exact: true })).toHaveValue('');
  await expect(other).toHaveURL(/\/login/, { timeout: 5_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Loginoplysninger' })).toBeVisible();
  await signIn(other, email, NEW_PASSWORD);
});

test('an e-mail that somebody else has is told at its field, and what was typed stays', async ({ page, request }) => {
  const { token } = await freshCompany(request);
  await arriveAs(page, token);
  await page.goto('/profile');
  await page.getByLabel('Navn').fill('Freja Uden Held');
  await page.getByLabel('E-mail').fill('admin@portal.example');
  await save(page);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Navn')).toHaveValue('Freja Uden Held');
  await page.getByRole('link', { name: 'Overblik' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
