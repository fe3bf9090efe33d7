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
import { readErrors } from '../testing/browser/queryApi.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const IMPERSONATION_ENDED = 'Du er logget ind som dig selv igen.';

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
  await chooseRowAction(page, 'Karla Kunde', 'Log ind som brugeren');
  await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
}

test('an admin impersonates a customer, also after a reload, and returns to the page where they started', async ({
  page,
  request,
}) => {
  await impersonate(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(banner(page)).toContainText(`Adam Admin, du er logget ind som Karla Kunde, ${company.name}.`);
  await expect(banner(page)).toContainText(/Udløber om (59|60) min\./);
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Brugermenu, Karla Kunde' })).toBeVisible();
  expect(await storedValue(page, 'portal.impersonator')).toContain(admin.token);

  await page.reload();
  await expect(banner(page)).toContainText('Karla Kunde');
  await expect(toasts(page)).not.toContainText('Du er nu logget ind som brugeren');
  const borrowed = (await storedValue(page, 'portal.token'))!;
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(toasts(page)).toContainText(IMPERSONATION_ENDED);
  await expect(page).toHaveURL(company.tabPath('brugere'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
  expect([await storedValue(page, 'portal.token'), await storedValue(page, 'portal.impersonator')]).toEqual([
    admin.token,
    null,
  ]);
  expect(await readErrors(request, '{ viewer { user { id } } }', borrowed)).toMatchObject([
    { message: 'Invalid token' },
  ]);
});

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

test('actions that are closed to an impersonator explain why, and the others work', async ({ page }) => {
  await impersonate(page);
  await page.goto('/profile');
  await expect(
    page.getByText('Du er logget ind som en anden, så e-mail og adgangskode kan ikke ændres her.'),
  ).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
  await page.goto('/zendesk-instances');
  await chooseRowAction(page, company.subdomain, 'API-nøgler');
  await expect(page.getByRole('dialog')).toContainText(
    'Du er logget ind som en anden, så API-nøgler kan ikke ændres her.',
  );
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Gem' })).toBeDisabled();
  await page.goto('/departments');
  await page
    .getByRole('button', { name: /betalingsmetode for/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    'Du er logget ind som en anden, så betalingsmetoden kan ikke ændres her.',
  );
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Gem' })).toBeDisabled();
  await page.goto('/company');
  await expect(page.getByRole('switch', { name: 'Betal med faktura fra start' })).toBeDisabled();
  await page.goto(company.tabPath('brugere'));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a second tab follows in both directions', async ({ page }) => {
  const other = await page.context().newPage();
  await openSubscribed(other, '/users');
  await impersonate(page);
  await expect(banner(other)).toContainText('Karla Kunde');
  await other.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(toasts(other)).toContainText(IMPERSONATION_ENDED);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
    await expect(banner(tab)).toHaveCount(0);
  }
  expect(await storedValue(page, 'portal.token')).toBe(admin.token);
});

test('signing out ends both sessions', async ({ page, request }) => {
  const other = await page.context().newPage();
  await openSubscribed(other, '/dashboard');
  await impersonate(page);
  await expect(banner(other)).toBeVisible();
  const borrowed = (await storedValue(page, 'portal.token'))!;
  await page.getByRole('button', { name: 'Brugermenu, Karla Kunde' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login$/);
  expect([await storedValue(page, 'portal.token'), await storedValue(page, 'portal.impersonator')]).toEqual([
    null,
    null,
  ]);
  for (const token of [borrowed, admin.token]) {
    expect(await readErrors(request, '{ viewer { user { id } } }', token)).toMatchObject([
      { message: 'Invalid token' },
    ]);
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
  const restore = await abortOperation(page, 'useImpersonateMutation');
  await chooseRowAction(page, 'Karla Kunde', 'Log ind som brugeren');
  await expect(toasts(page)).toContainText('Der opstod en fejl ved login som brugeren');
  expect(await storedValue(page, 'portal.token')).toBe(admin.token);
  await restore();
  await impersonate(page);
  await abortOperation(page, 'useStopImpersonatingMutation');
  await page.getByRole('button', { name: 'Stop impersonering' }).click();
  await expect(page.getByRole('button', { name: 'Brugermenu, Adam Admin' })).toBeVisible();
  expect(await storedValue(page, 'portal.token')).toBe(admin.token);
});
