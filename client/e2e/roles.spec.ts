import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken, createToken } from '../testing/browser/session.ts';
import { createCompany, TEST_PASSWORD, uniqueName, type TestCompany } from '../testing/browser/testCompany.ts';

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
