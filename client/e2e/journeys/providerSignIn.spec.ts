import type { Page } from '@playwright/test';
import { goToFromUserMenu, signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { emailField, passwordField, signInAtProvider } from '../../testing/browser/signInForm.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a user signs in with a provider after one proof, and a stranger is led to the registration', async ({
  page,
  request,
}) => {
  const { email } = await createCompany(request);
  const person = { email, name: 'Freja' };
  await page.goto('/login');
  await button(page, 'Log ind med Google').click();
  await button(page, 'Annuller').click();
  await expect(page.getByRole('alert')).toContainText('Du afbrød hos Google');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Login hos udbyderen er brugt eller udløbet');
  await page.getByRole('link', { name: 'Til log ind' }).click();

  for (const isFirst of [true, false]) {
    await emailField(page).fill(email);
    await button(page, 'Log ind med Microsoft').click();
    // The provider remembers the person for the second time.
    if (isFirst) {
      await signInAtProvider(page, person);
      await expect(page.getByRole('heading', { name: 'Forbind Microsoft' })).toBeVisible();
      await passwordField(page).fill('forkert adgangskode');
      await button(page, 'Forbind og log ind').click();
      await expect(page.getByRole('alert')).toContainText('Forkert email eller adgangskode');
      await passwordField(page).fill(TEST_PASSWORD);
      await button(page, 'Forbind og log ind').click();
    }
    await expect(page).toHaveURL(/\/dashboard$/);
    if (isFirst) {
      await signOut(page);
      await expect(page).toHaveURL(/\/login$/);
    }
  }

  // A second provider is connected and removed under security, on a phone too.
  await goToFromUserMenu(page, 'Sikkerhed');
  for (const isFirst of [true, false]) {
    await button(page, 'Forbind Google').click();
    if (isFirst) await signInAtProvider(page, person);
    await expect(page).toHaveURL(/\/profile\/sikkerhed$/);
    await button(page, 'Fjern Google').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern', exact: true }).click();
    await expect(button(page, 'Forbind Google')).toBeVisible();
    await page.setViewportSize(PHONE);
  }
  await expect(button(page, 'Fjern Microsoft')).toBeVisible();

  // The provider has forgotten the person.
  await page.context().clearCookies();
  await signOut(page);
  const stranger = { email: `${uniqueName('ny')}@fjordfirma.example`, name: 'Nikoline Nygaard' };
  await button(page, 'Log ind med Microsoft').click();
  await signInAtProvider(page, stranger);
  await expect(page.getByRole('heading', { name: 'Ingen konto endnu' })).toBeVisible();
  await expect(page.getByText(stranger.email)).toBeVisible();
  await button(page, 'Opret konto').click();
  await expect(page).toHaveURL(/\/register/);
  const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.registration')!) as { user: object });
  expect(draft.user).toMatchObject(stranger);
});
