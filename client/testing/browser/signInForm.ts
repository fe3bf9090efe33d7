import { expect, type Page } from '@playwright/test';

export const emailField = (page: Page) => page.getByLabel('E-mail');
export const passwordField = (page: Page) => page.getByLabel('Adgangskode', { exact: true });
export const signInButton = (page: Page) => page.getByRole('button', { name: 'Log ind', exact: true });

/** Fills the sign-in form that is shown, and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

/** Signs in on the page of a provider's stand-in, such as Microsoft's. */
export async function signInAtProvider(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Log ind hos/ })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Navn').fill(name);
  await page.getByRole('button', { name: 'Fortsæt', exact: true }).click();
}
