import type { APIRequestContext, Page } from '@playwright/test';
import { queryApi, createCompany, FRESH_PASSWORD, unique } from './testCompany.ts';
import { expect, expectAccessible, clearSession, mailedLink, test } from './portal.ts';

const INVITE = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }';
const REVOKE = 'mutation ($id: ID!) { revokeInvitation(id: $id) { deletedId } }';

async function invite(request: APIRequestContext) {
  const company = await createCompany(request);
  const email = `${unique('anne')}@kunde.example`;
  const { inviteUser } = await queryApi<{ inviteUser: { edge: { node: { id: string } } } }>(
    request,
    INVITE,
    { input: { name: 'Anne Holm', email } },
    company.token,
  );
  const { pathname, search } = await mailedLink(request, email, 'invitation');
  return { company, email, id: inviteUser.edge.node.id, link: pathname + search };
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Adgangskode', { exact: true }).fill(password);
  await page.getByLabel('Gentag adgangskode').fill(confirmation);
  await page.getByRole('button', { name: 'Vælg adgangskode og log ind' }).click();
}

test('an invited colleague chooses a password and is signed in, and the link works once', async ({ page, request }) => {
  const { company, email, link } = await invite(request);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen, Anne');
  await expect(page.getByText(`${company.name} har inviteret dig`)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expectAccessible(page);
  await choose(page, 'kort');
  await expect(page.getByText('Adgangskode skal være mindst 8 tegn').first()).toBeVisible();
  await choose(page, FRESH_PASSWORD, 'noget andet');
  await expect(page.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  await choose(page, FRESH_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anne');
  await expect(page.getByText(company.name).first()).toBeVisible();

  await clearSession(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
  await expect(page.getByText('Bed om en ny invitation hos den, der inviterede dig')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
});

test('an invitation that is withdrawn while its page is open is refused', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { company, id, link } = await invite(request);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await queryApi(request, REVOKE, { id }, company.token);
  await choose(page, FRESH_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Invitationen er ugyldig, brugt eller udløbet.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
});

test('a link without its token is an invalid link', async ({ page }) => {
  await page.goto('/invitation');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
});
