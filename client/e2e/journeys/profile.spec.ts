import type { Page } from '@playwright/test';
import { mailedLink, newestMailTo } from '../../testing/browser/mails.ts';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { fillSignIn } from '../../testing/browser/signInForm.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const NEW_PASSWORD = 'en-helt-ny-adgangskode';

const save = (page: Page) => page.getByRole('button', { name: 'Gem' }).click();
const currentPassword = (page: Page) => page.getByLabel('Nuværende adgangskode');
const newPassword = (page: Page) => page.getByLabel('Ny adgangskode', { exact: true });

async function fillPasswords(page: Page, current: string, next: string, confirmation = next): Promise<void> {
  await currentPassword(page).fill(current);
  await newPassword(page).fill(next);
  await page.getByLabel('Gentag ny adgangskode').fill(confirmation);
  await save(page);
}

async function changeEmail(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await currentPassword(page).fill(password);
  await save(page);
}

test('a user changes name, e-mail and password after mistakes, and the e-mail a second time on a phone', async ({
  page,
  browser,
  request,
}) => {
  const { token, email } = await createCompany(request);
  const [second, third] = [`${uniqueName('freja')}@kunde.example`, `${uniqueName('freja')}@kunde.example`];
  await signInWithToken(page, token);
  await openSubscribed(page, '/profile', 'PendingEmailSubscription');
  await expect(page.getByRole('heading', { level: 1, name: 'Loginoplysninger' })).toBeVisible();

  await test.step('name and e-mail', async () => {
    await page.getByLabel('Navn').fill('');
    await page.getByLabel('E-mail').fill('freja@');
    await save(page);
    await expect(page.getByRole('link', { name: 'Navn er påkrævet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ugyldig e-mail' })).toBeVisible();
    await page.getByLabel('Navn').fill('Freja Lund Holm');
    await page.getByLabel('E-mail').fill(second);
    await save(page);
    await expect(page.getByText('Nuværende adgangskode er påkrævet for at ændre e-mail').first()).toBeVisible();
    await changeEmail(page, second, 'helt forkert');
    await expect(page.getByText('Nuværende adgangskode er forkert').first()).toBeVisible();
    await changeEmail(page, 'admin@portal.example');
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Navn')).toHaveValue('Freja Lund Holm');
    await page.getByRole('link', { name: 'Overblik' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await changeEmail(page, second);
    await expect(page.getByText(`Vi har sendt et link til ${second}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Brugermenu, Freja Lund Holm' })).toBeVisible();
    await expect(page.getByText(`${second} afventer bekræftelse.`)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect.poll(async () => (await newestMailTo(request, email)).text).toContain(second);
  });

  await test.step('confirmation', async () => {
    const first = await mailedLink(request, second, 'confirm-email');
    await page.getByRole('button', { name: 'Send linket igen' }).click();
    await expect(page.getByText(`Vi har sendt et nyt link til ${second}`)).toBeVisible();
    const newest = await mailedLink(request, second, 'confirm-email', first);
    await page.getByLabel('Navn').fill('Freja Holm');
    const other = await page.context().newPage();
    await other.goto(newest.href);
    await expect(other.getByRole('heading', { level: 1, name: 'Er det din e-mail?' })).toBeVisible();
    await expect(other.getByText(second)).toBeVisible();
    await other.getByRole('button', { name: 'Ja, bekræft min e-mail' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Din e-mail er bekræftet' })).toBeVisible();
    await other.close();
    // The open form follows, and keeps what was typed.
    await expect(page.getByText('afventer bekræftelse')).toHaveCount(0);
    await expect(page.getByLabel('E-mail')).toHaveValue(second);
    await expect(page.getByLabel('Navn')).toHaveValue('Freja Holm');
    await save(page);
    await expect(page.getByRole('button', { name: 'Brugermenu, Freja Holm' })).toBeVisible();
  });

  await test.step('password', async () => {
    const other = await openSecondBrowser(browser, { token: await createToken(request, second, TEST_PASSWORD) });
    await openSubscribed(other, '/dashboard');
    await fillPasswords(page, '', NEW_PASSWORD);
    await expect(page.getByText('Nuværende adgangskode er påkrævet for at ændre adgangskode')).toBeVisible();
    await fillPasswords(page, TEST_PASSWORD, 'kort');
    await expect(page.getByText('Ny adgangskode skal være mindst 8 tegn')).toBeVisible();
    await fillPasswords(page, TEST_PASSWORD, NEW_PASSWORD, 'noget andet');
    await expect(page.getByText('Adgangskoderne matcher ikke')).toBeVisible();
    await fillPasswords(page, 'helt forkert', NEW_PASSWORD);
    await expect(currentPassword(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(currentPassword(page)).toBeFocused();
    await fillPasswords(page, TEST_PASSWORD, NEW_PASSWORD);
    await expect(page.getByText('Bruger opdateret').first()).toBeVisible();
    await expect(currentPassword(page)).toHaveValue('');
    await expect(newPassword(page)).toHaveValue('');
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
    await page.reload();
    await expect(page.getByLabel('E-mail')).toHaveValue(second);
  });

  await test.step('the e-mail again, on a phone', async () => {
    await page.setViewportSize(PHONE);
    for (const isFirst of [true, false]) {
      await changeEmail(page, third, NEW_PASSWORD);
      await expect(page.getByText(`${third} afventer bekræftelse.`)).toBeVisible();
      if (isFirst) await page.getByRole('button', { name: 'Annuller ændringen' }).click();
      await expect(page.getByText(`${third} afventer bekræftelse.`)).toHaveCount(isFirst ? 0 : 1);
    }
    await page.reload();
    await expect(page.getByText(`${third} afventer bekræftelse.`)).toBeVisible();
    // Until it is confirmed, the address from before is the one to sign in with.
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, third, NEW_PASSWORD);
    await expect(page.getByRole('alert')).toContainText('Forkert email eller adgangskode');
    await fillSignIn(page, second, NEW_PASSWORD);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Freja');
  });
});
