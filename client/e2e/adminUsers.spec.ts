import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import {
  createAdmin,
  createManagedCompany,
  createUser,
  type ManagedCompany,
} from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import {
  clearSession,
  createAdminToken,
  createToken,
  openSecondBrowser,
  signIn,
  signInThroughApi,
  signInWithToken,
} from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { confirmEmail, createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';

let company: ManagedCompany;

test.beforeEach(async ({ page, request }) => {
  company = await createManagedCompany(request);
  await signInWithToken(page, await createAdminToken(request));
});

const rows = (page: Page) => rowsOf(page, 'Brugere');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test('an admin creates a user after fixing the missing fields, and the user can sign in', async ({ page }) => {
  const email = `${uniqueName('ny')}@kunde.example`;
  await page.goto(company.tabPath('brugere'));
  await expect(row(page, 'Freja Lund')).toContainText(company.email);
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret bruger' });
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  for (const label of ['Navn', 'E-mail', 'Adgangskode']) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      /Navn, email og password er påkrævet/,
    );
  }
  await dialog.getByLabel('Navn').fill('Nina Ny');
  await dialog.getByLabel('E-mail').fill(company.email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('kort');
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
    /Adgangskode skal være mindst 6 tegn/,
  );
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('Gentag adgangskode')).toHaveAccessibleDescription(/Adgangskoder matcher ikke/);
  await dialog.getByLabel('Gentag adgangskode').fill(TEST_PASSWORD);
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Der er allerede en bruger med den e-mail/);
  await dialog.getByLabel('E-mail').fill(email);
  const restore = await abortOperation(page, 'CreateCompanyUserDialogMutation');
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl ved oprettelse af bruger');
  await restore();
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(toasts(page)).toContainText('Bruger oprettet');
  await expect(row(page, 'Nina Ny')).toHaveCount(1);
  await clearSession(page);
  await signIn(page, email, TEST_PASSWORD);
});

test('an edit changes name and role, holds back an unconfirmed e-mail, and ignores an empty password', async ({
  page,
  request,
}) => {
  const { email } = await createUser(company, 'Otto Olsen');
  await confirmEmail(request, email);
  await page.goto(company.tabPath('brugere'));
  await chooseRowAction(page, 'Otto Olsen', 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger Otto Olsen' });
  await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
  await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveValue('');
  await dialog.getByLabel('Navn').fill('Otto Holm');
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('kort');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
    /Adgangskode skal være mindst 8 tegn/,
  );
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('');
  await dialog.getByLabel('Rolle', { exact: true }).selectOption('Administrator');
  const restore = await abortOperation(page, 'EditUserDialogRoleMutation');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Der opstod en fejl ved opdatering af brugeren',
  );
  await expect(page.getByRole('dialog').getByLabel('Rolle', { exact: true })).toHaveValue('ADMIN');
  await restore();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Bruger opdateret');
  await expect(row(page, 'Otto Holm')).toContainText('Administrator');
  await page.reload();
  await expect(row(page, 'Otto Holm')).toContainText('Administrator');

  const newEmail = `${uniqueName('otto')}@kunde.example`;
  await chooseRowAction(page, 'Otto Holm', 'Rediger');
  await page.getByRole('dialog').getByLabel('E-mail').fill(newEmail);
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText(
    `Vi har sendt et link til ${newEmail}. E-mailen skifter, når den er bekræftet.`,
  );
  await expect(row(page, 'Otto Holm')).toContainText(email);
  await chooseRowAction(page, 'Otto Holm', 'Rediger');
  await expect(page.getByRole('dialog')).toContainText(`${newEmail} afventer bekræftelse.`);
  await confirmEmail(request, newEmail);
  await page.reload();
  await expect(row(page, 'Otto Holm')).toContainText(newEmail);
  await clearSession(page);
  await signIn(page, newEmail, TEST_PASSWORD);
});

test('deleting names the user and ends their session', async ({ page, browser, request }) => {
  const { email } = await createUser(company, 'Sara Slet');
  const token = await createToken(request, email, TEST_PASSWORD);
  const theirs = await openSecondBrowser(browser, { token });
  await openSubscribed(theirs, '/dashboard');
  await page.goto(company.tabPath('brugere'));
  await chooseRowAction(page, 'Sara Slet', 'Slet');
  const question = page.getByRole('alertdialog', { name: 'Slet Sara Slet?' });
  await expect(question).toContainText(email);
  const restore = await abortOperation(page, 'DeleteUserDialogMutation');
  await question.getByRole('button', { name: 'Slet brugeren' }).click();
  await expect(question).toContainText('Der opstod en fejl ved sletning af brugeren');
  await restore();
  await question.getByRole('button', { name: 'Slet brugeren' }).click();
  await expect(toasts(page)).toContainText('Bruger slettet');
  await expect(row(page, 'Sara Slet')).toHaveCount(0);
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.context().close();
});

test('admins see themselves marked, and can neither delete nor impersonate themselves', async ({ page, request }) => {
  const { token } = await createAdmin(request, company);
  await signInWithToken(page, token);
  await page.goto(company.tabPath('brugere'));
  await expect(row(page, 'Adam Admin')).toContainText('Dig');
  await page.getByRole('button', { name: 'Handlinger for Adam Admin' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Loginoplysninger']);
  await page.getByRole('menuitem', { name: 'Loginoplysninger' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test("another admin's changes appear live, and an edit of an outdated version shows a conflict", async ({
  page,
  request,
}) => {
  const otto = await createUser(company, 'Otto Olsen');
  await openSubscribed(page, company.tabPath('brugere'), 'useAdminUserChangesSubscription');
  await createUser(await createManagedCompany(request), 'En Fremmed');
  await createUser(company, 'Anna Anker');
  await expect(rows(page).first()).toContainText('Anna Anker');
  await expect(row(page, 'En Fremmed')).toHaveCount(0);
  await chooseRowAction(page, 'Otto Olsen', 'Rediger');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Navn').fill('Otto Holm');
  const update =
    'mutation ($id: ID!, $input: AdminUserInput!) { updateUserAsAdmin(id: $id, input: $input) { deletedId } }';
  const email = `${uniqueName('otto')}@kunde.example`;
  await company.queryApiAsAdmin(update, { id: otto.id, input: { name: 'Otto O. Olsen', email } });
  await expect(dialog.getByRole('alert')).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog).toContainText(`${email} afventer bekræftelse.`);
  await expect(dialog.getByLabel('Navn')).toHaveValue('Otto Holm');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(row(page, 'Otto Holm')).toContainText(otto.email);
  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteUser(id: $id) { deletedId } }', { id: otto.id });
  await expect(row(page, 'Otto Holm')).toHaveCount(0);
});

test('the list loads twenty users at a time, and an outage shows an error', async ({ page }) => {
  for (let index = 10; index < 31; index += 1) await createUser(company, `Person ${index}`);
  const restore = await abortOperation(page, 'AdminUsersTabQuery');
  await page.goto(company.tabPath('brugere'));
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente brugere');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('20 af 22')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(page.getByText('22 i alt')).toBeVisible();
});

test("a customer is redirected from a company's list of users", async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto(company.tabPath('brugere'));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an admin sees roles, sends an invitation again, and reactivates a user whom the company deactivated', async ({
  page,
  request,
}) => {
  const own = await createCompany(request);
  const email = `${uniqueName('medlem')}@kunde.example`;
  const { createUser: created } = await own.queryApi(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id customer { id } } } } }',
    { input: { name: 'Camilla Dahl', email, password: TEST_PASSWORD, companyRole: 'MEMBER' } },
  );
  const { id, customer } = created.edge!.node;
  await own.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Oskar Munk', email: `${uniqueName('oskar')}@kunde.example`, companyRole: 'BUYER' },
  });
  await openSubscribed(page, `/admin/companies/${customer.id}/brugere`);
  await expect(row(page, 'Camilla Dahl')).toContainText('Medlem');
  for (let round = 0; round < 2; round += 1) {
    await own.queryApi('mutation ($id: ID!) { deactivateColleague(id: $id) { active { deletedId } } }', { id });
    await page.getByRole('button', { name: 'Genaktivér Camilla Dahl' }).click();
    await expect(row(page, 'Camilla Dahl')).toContainText('Medlem');
    await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Send igen til Oskar Munk' }).click();
  await expect(toasts(page)).toContainText('Invitation sendt igen');
  await page.getByRole('button', { name: 'Træk tilbage, invitationen til Oskar Munk' }).click();
  await expect(page.getByText('Oskar Munk')).toHaveCount(0);
});
