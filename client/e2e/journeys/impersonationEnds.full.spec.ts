import type { Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createAdmin, createManagedCompany, createUser } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction, impersonateUser } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE, TABLET } from '../../testing/browser/viewports.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Impersonering' });
const storedTokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('portal.token'), localStorage.getItem('portal.impersonator')]);

test('an impersonation ends without the server, after the hour, and with the session of the user or the admin', async ({
  page,
  request,
}) => {
  const company = await createManagedCompany(request);
  const customer = await createUser(company, 'Karla Kunde');
  const admin = await createAdmin(request, company);
  const usersPath = company.tabPath('brugere');
  const ownMenu = page.getByRole('button', { name: 'Brugermenu, Adam Admin' });
  /** Acts as the customer, with the list of the company's users open. */
  const impersonate = async () => {
    await impersonateUser(page, 'Karla Kunde');
    await expect(toasts(page)).toContainText('Du er nu logget ind som brugeren');
  };
  await signInWithToken(page, admin.token);
  await page.goto(usersPath);

  await test.step('admins cannot act as themselves', async () => {
    await expect(rowsOf(page, 'Brugere').filter({ hasText: 'Adam Admin' })).toContainText('Dig');
    await page.getByRole('button', { name: 'Handlinger for Adam Admin' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Loginoplysninger']);
    await page.keyboard.press('Escape');
    await chooseRowAction(page, 'Adam Admin', 'Loginoplysninger');
    await expect(page).toHaveURL(/\/profile$/);
    await page.goBack();
  });

  await test.step('it is stopped without the server', async () => {
    await impersonate();
    await page.goto('/users');
    await expect(page.getByRole('row', { name: /Karla Kunde/ })).toBeVisible();
    for (const { width } of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize({ width, height: 500 });
      await page.mouse.wheel(0, 2_000);
      await expect(banner(page)).toBeInViewport({ ratio: 1 });
      const [over, header] = [(await banner(page).boundingBox())!, (await page.getByRole('banner').boundingBox())!];
      expect([over.y, header.y]).toEqual([0, over.height]);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize(DESKTOP);
    const restore = await abortOperation(page, 'useStopImpersonatingMutation');
    await page.getByRole('button', { name: 'Stop impersonering' }).click();
    await expect(ownMenu).toBeVisible();
    expect(await storedTokens(page)).toEqual([admin.token, null]);
    await restore();
  });

  await test.step('the next answer after the hour ends it, even without a socket', async () => {
    await page.goto(usersPath);
    await impersonate();
    const [borrowed] = await storedTokens(page);
    await page.route('**/graphql', async (route) => {
      const isBorrowed = route.request().headers().authorization === `Bearer ${borrowed}`;
      const errors = [{ message: 'Token expired', extensions: { code: 'UNAUTHENTICATED' } }];
      await (isBorrowed ? route.fulfill({ json: { data: null, errors } }) : route.fallback());
    });
    await page.goto('/users');
    await expect(toasts(page)).toContainText('Impersoneringen er slut, fordi timen er gået');
    await expect(page).toHaveURL(usersPath);
  });

  await test.step('a new password of the user ends it, as it ends all sessions of the user', async () => {
    await impersonate();
    await openSubscribed(page, '/users');
    await admin.queryApi(
      'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }',
      { id: customer.id, input: { name: customer.name, email: customer.email, password: 'en-ny-adgangskode' } },
    );
    await expect(toasts(page)).toContainText('Impersoneringen er slut');
    await expect(page).toHaveURL(usersPath);
    await expect(ownMenu).toBeVisible();
    expect(await storedTokens(page)).toEqual([admin.token, null]);
  });

  await test.step('the end of the session of the admin ends it', async () => {
    await impersonate();
    await openSubscribed(page, '/users');
    await admin.queryApi('mutation { logout { message } }');
    await expect(page).toHaveURL(/\/login/);
    expect(await storedTokens(page)).toEqual([null, null]);
  });
});
