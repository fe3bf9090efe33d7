import type { APIRequestContext, Page } from '@playwright/test';
import { signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createToken, signInWithToken } from '../../testing/browser/session.ts';
import { fillSignIn } from '../../testing/browser/signInForm.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { confirmEmail, createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Opret bruger' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Opret bruger' }).click();

/** Types into the open dialog, while the session is ended from another device. */
async function typeUntilSessionEnds(page: Page, endSession: () => Promise<unknown>): Promise<void> {
  await openDialog(page);
  await dialogOf(page).getByLabel('Navn').fill('Nina Halvfærdig');
  await dialogOf(page).getByLabel('Adgangskode', { exact: true }).fill('hemmelig-halv');
  await dialogOf(page).getByRole('button', { name: 'Vis adgangskode' }).first().click();
  page.once('dialog', (question) => void question.accept());
  await endSession();
  await expect(page).toHaveURL(/\/login\?next=%2Fusers/);
  await expect(page.getByText('Du er logget ud, fordi din session er slut. Log ind for at fortsætte.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
}

/** Ends all sessions of a user but the one that asks. */
async function endOtherSessions(request: APIRequestContext, token: string) {
  await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: 'mutation { endOtherSessions { id } }' },
  });
}

test('what was typed survives the end of a session for its author alone, and a sign-out reaches every tab', async ({
  page,
  context,
  request,
}) => {
  const company = await createCompany(request);
  const colleague = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { cursor } } }', {
    input: { name: 'Karla Kollega', email: colleague, password: TEST_PASSWORD },
  });
  await confirmEmail(request, colleague);
  const endSession = async () => endOtherSessions(request, await createToken(request, company.email, TEST_PASSWORD));
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/users');
  for (const _ of [1, 2]) {
    await typeUntilSessionEnds(page, endSession);
    await fillSignIn(page, company.email, TEST_PASSWORD);
    await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('Nina Halvfærdig');
    await expect(dialogOf(page).getByLabel('Adgangskode', { exact: true })).toHaveValue('');
    await dialogOf(page).getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
    await openDialog(page);
    await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('');
    await dialogOf(page).getByRole('button', { name: 'Annuller' }).click();
  }

  // Another user signs in instead and sees nothing of it.
  await typeUntilSessionEnds(page, endSession);
  await fillSignIn(page, colleague, TEST_PASSWORD);
  await expect(page).toHaveURL(/\/users$/);
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Annuller' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('portal.draft'))).toBeNull();

  // A sign-out in one tab signs out the other one.
  const other = await context.newPage();
  await other.goto('/users');
  await expect(other.getByText(colleague)).toBeVisible();
  // The browser shows a cached page again, to the same user and later to nobody.
  const comeBack = () =>
    other.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.innerText;
    });
  expect(await comeBack()).toContain(colleague);
  await signOut(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});
