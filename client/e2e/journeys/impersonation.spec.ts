import type { Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createAdmin, createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { goToFromMenu, goToFromUserMenu, signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { readErrors } from '../../testing/browser/queryApi.ts';
import { chooseRowAction, impersonateUser } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonering' });
const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('portal.token'), localStorage.getItem('portal.impersonator')]);

test('an admin impersonates a customer, is held back from secrets, and returns, in two tabs', async ({
  page,
  context,
  request,
}) => {
  const company = await createManagedCompany(request);
  await createUser(company, 'Karla Kunde');
  const admin = await createAdmin(request, company);
  const dialog = page.getByRole('dialog');
  const own = page.getByRole('button', { name: 'Brugermenu, Adam Admin' });
  const expectRefused = async (token: string) =>
    expect(await readErrors(request, '{ viewer { user { id } } }', token)).toMatchObject([
      { message: 'Invalid token' },
    ]);
  await signInWithToken(page, admin.token);
  await openSubscribed(page, company.tabPath('brugere'));
  const other = await context.newPage();
  await openSubscribed(other, '/users');

  const restore = await abortOperation(page, 'ImpersonateDialogMutation');
  await impersonateUser(page, 'Karla Kunde');
  await expect(page.getByRole('alertdialog')).toContainText('Der opstod en fejl ved login som brugeren');
  expect(await storedTokens(page)).toEqual([admin.token, null]);
  await restore();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuller' }).click();

  // The key of the company's page asks too, and Escape signs in as nobody.
  await expect(page.getByRole('button', { name: 'Se som kunde' })).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByRole('alertdialog', { name: 'Log ind som Freja Lund?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await storedTokens(page)).toEqual([admin.token, null]);

  await impersonateUser(page, 'Karla Kunde');
  await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner(page)).toContainText(`Adam Admin, du er logget ind som Karla Kunde, ${company.name}.`);
  await expect(banner(page)).toContainText(/Udløber om (59|60) min\./);
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Brugermenu, Karla Kunde' })).toBeVisible();
  await expect(banner(other)).toContainText('Karla Kunde');
  expect((await storedTokens(page))[1]).toContain(admin.token);
  await page.reload();
  await expect(banner(page)).toContainText('Karla Kunde');
  await expect(toasts(page)).not.toContainText('Du er nu logget ind som brugeren');

  // What belongs to the customer alone is closed, and says why.
  await goToFromMenu(page, company.name, 'Loginoplysninger');
  await expect(
    page.getByText('Du er logget ind som en anden, så e-mail og adgangskode kan ikke ændres her.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await goToFromMenu(page, company.name, 'Zendesk installationer');
  await chooseRowAction(page, company.subdomain, /^Zendesk-nøgle$/);
  await expect(dialog).toContainText('Du er logget ind som en anden, så Zendesk-nøglen kan ikke ændres her.');
  await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await goToFromMenu(page, company.name, 'Afdelinger');
  await page
    .getByRole('button', { name: /betalingsmetode for/ })
    .first()
    .click();
  await expect(dialog).toContainText('Du er logget ind som en anden, så betalingsmetoden kan ikke ændres her.');
  await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await goToFromMenu(page, company.name, 'Virksomhed');
  await expect(page.getByRole('switch', { name: 'Betal med faktura fra start' })).toBeDisabled();
  await page.goto(company.tabPath('brugere'));
  await expect(page).toHaveURL(/\/dashboard$/);

  // On a phone the banner stays above the header while the page scrolls.
  await page.setViewportSize({ ...PHONE, height: 500 });
  await page.mouse.wheel(0, 2_000);
  await expect(banner(page)).toBeInViewport({ ratio: 1 });
  const [over, header] = [(await banner(page).boundingBox())!, (await page.getByRole('banner').boundingBox())!];
  expect([over.y, header.y]).toEqual([0, over.height]);
  await page.setViewportSize({ width: 1280, height: 800 });

  const borrowed = (await storedTokens(page))[0]!;
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(toasts(page)).toContainText('Du er logget ind som dig selv igen.');
  await expect(page).toHaveURL(company.tabPath('brugere'));
  await expect(page.getByRole('main')).toBeFocused();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
    await expect(banner(tab)).toHaveCount(0);
  }
  expect(await storedTokens(page)).toEqual([admin.token, null]);
  await expectRefused(borrowed);

  // The second time in the same tab: stopped in the other one, and then signed out of both.
  await impersonateUser(page, 'Karla Kunde');
  await expect(banner(other)).toBeVisible();
  await other.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(own).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(company.tabPath('brugere'));
  await impersonateUser(page, 'Karla Kunde');
  await expect(banner(page)).toContainText('Karla Kunde');
  await goToFromUserMenu(page, 'Aktiviteter');
  await expect(page.getByRole('heading', { level: 1, name: 'Aktiviteter' })).toBeVisible();
  const second = (await storedTokens(page))[0]!;
  await signOut(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/);
  expect(await storedTokens(page)).toEqual([null, null]);
  for (const token of [second, admin.token]) await expectRefused(token);
});
