import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken, createToken } from '../testing/browser/session.ts';
import { createCompany, TEST_PASSWORD, uniqueName, type TestCompany } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

/** Creates a colleague with a role, and returns the id and the e-mail. */
async function createColleague({ queryApi }: TestCompany, name: string, companyRole: string) {
  const email = `${uniqueName('kollega')}@kunde.example`;
  const { createUser } = await queryApi(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { node { id } } } }',
    { input: { name, email, password: TEST_PASSWORD, companyRole } },
  );
  return { email, id: createUser.edge.node.id as string };
}

const changes: { path: string; button: string }[] = [
  { path: '/licenses', button: 'Bestil licens' },
  { path: '/service-agreement', button: 'Bestil serviceaftale' },
  { path: '/clip-cards', button: 'Køb klippekort' },
  { path: '/departments', button: 'Tilføj afdeling' },
  { path: '/zendesk-instances', button: 'Tilføj installation' },
  { path: '/users', button: 'Inviter bruger' },
  { path: '/company', button: 'Gem' },
];
const BUYING = 3;

test('a member reads every screen and is offered nothing that the role does not allow', async ({ page, request }) => {
  const company = await createCompany(request, { licenses: 4 });
  const { email } = await createColleague(company, 'Maja Medlem', 'MEMBER');
  await signInWithToken(page, await createToken(request, email, TEST_PASSWORD));
  for (const { path, button } of changes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: button })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: button })).toHaveCount(0);
  }
  await page.goto('/company');
  await expect(page.getByLabel('Firmanavn')).toBeDisabled();
  await expect(page.getByText('Kun en kontoadministrator kan ændre virksomhedens oplysninger.')).toBeVisible();
  await page.goto('/service-agreement/purchase');
  await expect(page.getByText(/Din rolle kan ikke bestille/)).toBeVisible();
  await page.goto('/clip-cards?buy=1');
  await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a buyer can order and buy, but not change the company', async ({ page, request }) => {
  const company = await createCompany(request);
  const { email } = await createColleague(company, 'Bo Indkøber', 'BUYER');
  await signInWithToken(page, await createToken(request, email, TEST_PASSWORD));
  for (const [i, { path, button }] of changes.entries()) {
    await page.goto(path);
    const main = page.getByRole('main');
    const action = main.getByRole('button', { name: button }).or(main.getByRole('link', { name: button }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (i < BUYING) await expect(action.first()).toBeVisible();
    else await expect(action).toHaveCount(0);
  }
});

test('an administrator changes a role twice, and the colleague’s open page follows', async ({
  page,
  request,
  browser,
}) => {
  const company = await createCompany(request);
  const { email } = await createColleague(company, 'Maja Medlem', 'MEMBER');
  const token = await createToken(request, email, TEST_PASSWORD);
  const other = await openSecondBrowser(browser, { token });
  await other.goto('/clip-cards');
  await expect(other.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
  await signInWithToken(page, company.token);
  await page.goto('/users');
  const row = page.getByRole('row', { name: /Maja Medlem/ });
  for (const role of ['Indkøber', 'Medlem', 'Indkøber']) {
    await row.getByRole('button', { name: 'Handlinger for Maja Medlem' }).click();
    await page.getByRole('menuitem', { name: 'Rediger navn og rolle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rediger Maja Medlem' });
    await dialog.getByLabel('Rolle').selectOption(role);
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(role);
    await expect(other.getByRole('button', { name: 'Køb klippekort' })).toHaveCount(role === 'Indkøber' ? 1 : 0);
  }
  await other.context().close();
});

test('a colleague is deactivated and reactivated twice in one tab, and is signed out at once', async ({
  page,
  request,
  browser,
}) => {
  const company = await createCompany(request);
  const { email } = await createColleague(company, 'Camilla Dahl', 'BUYER');
  await signInWithToken(page, company.token);
  await page.goto('/users');
  for (let round = 0; round < 2; round += 1) {
    const other = await openSecondBrowser(browser, { token: await createToken(request, email, TEST_PASSWORD) });
    await other.goto('/licenses');
    await expect(other.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
    await page.getByRole('button', { name: 'Handlinger for Camilla Dahl' }).click();
    await page.getByRole('menuitem', { name: 'Deaktivér' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deaktivér' }).click();
    await expect(page.getByRole('row', { name: /Camilla Dahl/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    await other.context().close();
    await page.getByRole('button', { name: 'Genaktivér Camilla Dahl' }).click();
    await expect(page.getByRole('row', { name: /Camilla Dahl/ })).toContainText('Indkøber');
    await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toHaveCount(0);
  }
});

test('the last administrator keeps the role, and the dialog says why', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Handlinger for Freja Lund' }).click();
  await page.getByRole('menuitem', { name: 'Rediger navn og rolle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rediger Freja Lund' });
  await dialog.getByLabel('Rolle').selectOption('Medlem');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByLabel('Rolle')).toHaveAccessibleDescription(/skal have mindst én kontoadministrator/);
  await expect(dialog.getByLabel('Rolle')).toHaveValue('MEMBER');
});

test('a company chooses the role of new users, which the invitation offers first', async ({ page, request }) => {
  const company = await createCompany(request);
  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/users');
  await page.getByLabel('Nye brugere bliver').selectOption('Medlem');
  await expect(toasts(page)).toContainText('Rollen for nye brugere er gemt');
  await page.reload();
  await expect(page.getByLabel('Nye brugere bliver')).toHaveValue('MEMBER');
  await page.getByRole('button', { name: 'Inviter bruger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter bruger' });
  await expect(dialog.getByLabel('Rolle')).toHaveValue('MEMBER');
  await expect(dialog.getByLabel('Rolle')).toHaveAccessibleDescription(/Opgaver og events/);
  await dialog.getByLabel('Navn').fill('Oskar Munk');
  await dialog.getByLabel('E-mail').fill(`${uniqueName('oskar')}@kunde.example`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('main')).toContainText('inviteret af Freja Lund · Medlem');
  await expectNoSidewaysScroll(page);
});
