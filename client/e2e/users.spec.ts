import { mailedLink, newestMailTo } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import {
  clearSession,
  DEMO_CUSTOMER,
  openSecondBrowser,
  signIn,
  signInThroughApi,
  signInWithToken,
} from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

test('a user is created, stays after a reload, and can sign in', async ({ page, request }) => {
  const company = await createCompany(request);
  const email = `${uniqueName('ny')}@kunde.example`;
  await signInWithToken(page, company.token);
  await page.goto('/users');
  const mine = page.getByRole('row', { name: /Freja Lund/ });
  await expect(mine).toContainText('Dig');
  await expect(mine).toContainText('Kontoadministrator');
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret bruger' });

  await dialog.getByLabel('E-mail').fill('ny@');
  await dialog.getByLabel('Adgangskode', { exact: true }).fill('kort');
  await dialog.getByLabel('Gentag adgangskode').fill('anden');
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
  await expect(dialog.getByLabel('Adgangskode', { exact: true })).toHaveAccessibleDescription(
    /Adgangskode skal være mindst 6 tegn/,
  );

  await dialog.getByLabel('Navn').fill('Nina Ny');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('Gentag adgangskode')).toHaveAccessibleDescription(/Adgangskoder matcher ikke/);
  await dialog.getByLabel('Gentag adgangskode').fill(TEST_PASSWORD);
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(toasts(page)).toContainText('Bruger oprettet');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Nina Ny/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Nina Ny/ })).toContainText(email);
  await clearSession(page);
  await signIn(page, email, TEST_PASSWORD);
});

test('an e-mail of a colleague is refused on its field, and the typed text stays', async ({ page, request }) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opret bruger' });
  await dialog.getByLabel('Navn').fill('Freja igen');
  await dialog.getByLabel('E-mail').fill(company.email);
  await dialog.getByLabel('Adgangskode', { exact: true }).fill(TEST_PASSWORD);
  await dialog.getByLabel('Gentag adgangskode').fill(TEST_PASSWORD);
  await dialog.getByRole('button', { name: 'Opret bruger' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Der er allerede en bruger med den e-mail/);
  await expect(dialog.getByLabel('Navn')).toHaveValue('Freja igen');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Vil du lukke uden at gemme?' })
    .getByRole('button', { name: 'Luk uden at gemme' })
    .click();
  await expect(dialog).toHaveCount(0);
});

test('a person is invited, invited again, and the invitation is withdrawn', async ({ page, request }) => {
  const company = await createCompany(request);
  const email = `${uniqueName('gaest')}@kunde.example`;
  await signInWithToken(page, company.token);
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Åbne invitationer' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Inviter bruger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inviter bruger' });
  await expect(dialog).toContainText('72 timer');
  await dialog.getByLabel('Navn').fill('Gunnar Gæst');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/E-mail er påkrævet/);
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toasts(page)).toContainText('Invitation sendt');
  expect((await newestMailTo(request, email)).text).toContain('/invitation?token=');

  await page.reload();
  await expect(page.getByText(`${email} · inviteret af Freja Lund · Kontoadministrator · gælder til`)).toBeVisible();
  await page.getByRole('button', { name: 'Send igen til Gunnar Gæst' }).click();
  await expect(toasts(page)).toContainText('Invitation sendt igen');
  await page.getByRole('button', { name: 'Træk tilbage, invitationen til Gunnar Gæst' }).click();
  await page
    .getByRole('alertdialog', { name: 'Træk invitationen til Gunnar Gæst tilbage?' })
    .getByRole('button', { name: 'Træk tilbage' })
    .click();
  await expect(toasts(page)).toContainText('Invitation trukket tilbage');
  await expect(page.getByRole('heading', { name: 'Åbne invitationer' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /Freja Lund/ })).toBeVisible();
  await expect(page.getByText('Gunnar Gæst')).toHaveCount(0);
});

test("one user's changes appear to the other at once, including an accepted invitation", async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const email = `${uniqueName('live')}@kunde.example`;
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/users', 'InvitationListSubscription');
  await expect(page.getByRole('row', { name: /Freja Lund/ })).toBeVisible();
  const other = await openSecondBrowser(browser, company);
  await other.goto('/users');
  await other.getByRole('button', { name: 'Inviter bruger' }).click();
  await other.getByLabel('Navn').fill('Liv Live');
  await other.getByLabel('E-mail').fill(email);
  await other.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`${email} · inviteret af`)).toBeVisible();

  const token = (await mailedLink(request, email, 'invitation')).searchParams.get('token');
  await company.queryApi('mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }', {
    input: { token, password: TEST_PASSWORD },
  });
  for (const screen of [page, other]) {
    await expect(screen.getByRole('row', { name: /Liv Live/ })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Åbne invitationer' })).toHaveCount(0);
  }
  await other.context().close();
});

test('users are sorted by name and load twenty at a time', async ({ page, request }) => {
  const company = await createCompany(request);
  const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { cursor } } }';
  for (let index = 10; index < 31; index += 1) {
    await company.queryApi(create, {
      input: { name: `Person ${index}`, email: `${uniqueName('person')}@kunde.example`, password: 'en-adgangskode' },
    });
  }
  await signInWithToken(page, company.token);
  await page.goto('/users');
  await expect(page.getByText('20 af 22')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(page.getByText('22 i alt')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Freja Lund');
  await expect(page.getByRole('row').last()).toContainText('Person 30');
});

test('on a phone each user is a card and the dialog a sheet', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await signInThroughApi(page, request, DEMO_CUSTOMER);
  await page.goto('/users');
  await expect(page.getByText('Dig', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Opret bruger' }).click();
  const submit = page.getByRole('dialog').getByRole('button', { name: 'Opret bruger' });
  await expect(submit).toBeInViewport();
  expect((await submit.boundingBox())!.y).toBeGreaterThan(700);
});

test('a list that cannot be loaded shows an error and can be retried', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_CUSTOMER);
  await page.route('**/graphql', async (route) =>
    route.request().postData()?.includes('UsersScreenQuery') ? route.abort() : route.continue(),
  );
  await page.goto('/users');
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente brugere');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Dig', { exact: true })).toBeVisible();
});
