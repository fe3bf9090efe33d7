import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { mailedLink } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';

test('an invitation and its acceptance appear at once, among more users than one page, sorted by name', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const email = `${uniqueName('live')}@kunde.example`;
  const row = (name: RegExp) => page.getByRole('row', { name });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/users', 'InvitationListSubscription');
  await expect(row(/Freja Lund/)).toBeVisible();
  await company.queryApi('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { deletedId } }', {
    input: { name: 'Liv Live', email, companyRole: 'MEMBER' },
  });
  await expect(page.getByText(`${email} · inviteret af`)).toBeVisible();
  const token = (await mailedLink(request, email, 'invitation')).searchParams.get('token');
  const { acceptInvitation } = await company.queryApi(
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
    { input: { token, password: TEST_PASSWORD } },
  );
  await expect(row(/Liv Live/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Åbne invitationer' })).toHaveCount(0);

  // A member gets no dialog of a purchase by its address either.
  const member = await openSecondBrowser(browser, { token: acceptInvitation.token! });
  await member.goto('/clip-cards?buy=1');
  await expect(member.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
  await expect(member.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(member.getByRole('dialog')).toHaveCount(0);
  await member.context().close();

  for (let index = 10; index < 30; index += 1)
    await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { edge { cursor } } }', {
      input: { name: `Person ${index}`, email: `${uniqueName('person')}@kunde.example`, password: TEST_PASSWORD },
    });
  const restore = await abortOperation(page, 'UsersScreenQuery');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Kunne ikke hente brugere');
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('20 af 22')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(page.getByText('22 i alt')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Freja Lund');
  await expect(page.getByRole('row').nth(2)).toContainText('Liv Live');
  await expect(page.getByRole('row').last()).toContainText('Person 29');
});
