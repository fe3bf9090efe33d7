import { mailedLink } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_CUSTOMER, openSecondBrowser, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';

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
