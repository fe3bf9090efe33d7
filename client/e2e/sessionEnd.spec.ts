import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../testing/browser/portalTest.ts';
import { clearSession, createToken, signInWithToken } from '../testing/browser/session.ts';
import {
  confirmEmail,
  createCompany,
  TEST_PASSWORD,
  type TestCompany,
  uniqueName,
} from '../testing/browser/testCompany.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Opret bruger' });

/** Opens the dialog that creates a user and types into it, while the session is ended from another device. */
async function typeUntilSessionEnds(page: Page, request: APIRequestContext, company: TestCompany): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  await dialogOf(page).getByLabel('Navn').fill('Nina Halvfærdig');
  await dialogOf(page).getByLabel('Adgangskode', { exact: true }).fill('hemmelig-halv');
  await dialogOf(page).getByRole('button', { name: 'Vis adgangskode' }).first().click();
  const token = await createToken(request, company.email, TEST_PASSWORD);
  page.once('dialog', (question) => void question.accept());
  await request.post('/graphql', {
    headers: { authorization: `Bearer ${token}` },
    data: { query: 'mutation { endOtherSessions { id } }' },
  });
  await expect(page).toHaveURL(/\/login\?next=%2Fusers/, { timeout: 30_000 });
  await expect(page.getByText('din session er slut')).toBeVisible();
}

async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
}

test('what was typed in a dialog when the session ended is there after the sign-in, without the password', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  for (let i = 0; i < 2; i++) {
    await typeUntilSessionEnds(page, request, company);
    await signInHere(page, company.email);
    await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('Nina Halvfærdig');
    await expect(dialogOf(page).getByLabel('Adgangskode', { exact: true })).toHaveValue('');
    await dialogOf(page).getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
    await page.getByRole('button', { name: 'Opret bruger' }).click();
    await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('');
    await dialogOf(page).getByRole('button', { name: 'Annuller' }).click();
  }
});

test('what was typed is not shown to another user who signs in', async ({ page, request }) => {
  const company = await createCompany(request);
  const email = `${uniqueName('kollega')}@kunde.example`;
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { cursor } } }', {
    input: { name: 'Karla Kollega', email, password: TEST_PASSWORD },
  });
  await confirmEmail(request, email);
  await signInWithToken(page, company.token);
  await typeUntilSessionEnds(page, request, company);
  await signInHere(page, email);
  await expect(page).toHaveURL(/\/users$/);
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialogOf(page).getByLabel('Navn')).toHaveValue('');
  await clearSession(page);
  await page.goto('/login');
  await signInHere(page, company.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => sessionStorage.getItem('portal.draft'))).toBeNull();
});
