import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import {
  type CompanyUser,
  createAdmin,
  createManagedCompany,
  createUser,
  type ManagedCompany,
} from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { impersonateUser } from '../testing/browser/rowActions.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

let company: ManagedCompany;
let customer: CompanyUser;
let admin: Awaited<ReturnType<typeof createAdmin>>;

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  customer = await createUser(company, 'Karla Kunde');
  admin = await createAdmin(request, company);
  await signInWithToken(page, admin.token);
});

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonering' });
const storedValue = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function impersonate(page: Page): Promise<void> {
  await page.goto(company.tabPath('brugere'));
  await impersonateUser(page, 'Karla Kunde');
  await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
}

test('the banner stays at the top while the page scrolls, at any width', async ({ page }) => {
  await impersonate(page);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
    [390, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 500 });
    await page.goto('/users');
    await expect(page.getByRole('row', { name: /Karla Kunde/ })).toBeVisible();
    await page.mouse.wheel(0, 2_000);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const [over, header] = [(await banner(page).boundingBox())!, (await page.getByRole('banner').boundingBox())!];
    expect([over.y, header.y]).toEqual([0, over.height]);
    await expectNoSidewaysScroll(page);
  }
});

test('when the impersonation is over, the admin returns and reads a message', async ({ page }) => {
  await impersonate(page);
  await openSubscribed(page, '/users');
  const update =
    'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }';
  // A new password ends all sessions of its owner, impersonations included.
  await admin.queryApi(update, {
    id: customer.id,
    input: { name: customer.name, email: customer.email, password: 'en-ny-adgangskode' },
  });
  await expect(toasts(page)).toContainText('Impersoneringen er slut');
  await expect(page).toHaveURL(company.tabPath('brugere'));
  await expect(page.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
  expect(await storedValue(page, 'portal.impersonator')).toBeNull();
});

test('after the hour the next answer ends the impersonation, even without a socket', async ({ page }) => {
  await impersonate(page);
  const borrowed = (await storedValue(page, 'portal.token'))!;
  await page.route('**/graphql', async (route) => {
    const isBorrowed = route.request().headers().authorization === `Bearer ${borrowed}`;
    const errors = [{ message: 'Token expired', extensions: { code: 'UNAUTHENTICATED' } }];
    await (isBorrowed ? route.fulfill({ json: { data: null, errors } }) : route.fallback());
  });
  await page.goto('/users');
  await expect(toasts(page)).toContainText('Impersoneringen er slut, fordi timen er gået');
  await expect(page).toHaveURL(company.tabPath('brugere'));
});

test("the end of the admin's own session ends the impersonation as well", async ({ page }) => {
  await impersonate(page);
  await openSubscribed(page, '/users');
  await admin.queryApi('mutation { logout { message } }');
  await expect(page).toHaveURL(/\/login/);
  expect([await storedValue(page, 'portal.token'), await storedValue(page, 'portal.impersonator')]).toEqual([
    null,
    null,
  ]);
});

test('a failed start or action changes no identity and shows an error, and stopping works without the server', async ({
  page,
}) => {
  await page.goto(company.tabPath('brugere'));
  const restore = await abortOperation(page, 'ImpersonateDialogMutation');
  await impersonateUser(page, 'Karla Kunde');
  await expect(page.getByRole('alertdialog')).toContainText('Der opstod en fejl ved login som brugeren');
  expect(await storedValue(page, 'portal.token')).toBe(admin.token);
  await restore();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuller' }).click();
  await impersonate(page);
  await abortOperation(page, 'useStopImpersonatingMutation');
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(page.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
  expect(await storedValue(page, 'portal.token')).toBe(admin.token);
});
