import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi } from '../testing/browser/queryApi.ts';
import { clearSession } from '../testing/browser/session.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../testing/browser/testCompany.ts';
import { PHONE } from '../testing/browser/viewports.ts';

const INVITE = 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { edge { node { id } } } }';
const REVOKE = 'mutation ($id: ID!) { revokeInvitation(id: $id) { deletedId } }';

async function invite(request: APIRequestContext) {
  const company = await createCompany(request);
  const email = `${uniqueName('anne')}@kunde.example`;
  const { inviteUser } = await queryApi(request, INVITE, { input: { name: 'Anne Holm', email } }, company.token);
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
  await choose(page, 'kort');
  await expect(page.getByText('Adgangskode skal være mindst 8 tegn').first()).toBeVisible();
  await choose(page, TEST_PASSWORD, 'noget andet');
  await expect(page.getByText('Adgangskoderne matcher ikke')).toBeVisible();
  await choose(page, TEST_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anne');
  await expect(page.getByText(company.name).first()).toBeVisible();

  await clearSession(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
  await expect(page.getByText('Bed om en ny invitation hos den, der inviterede dig')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til login' }).click();
  await expect(page.getByRole('heading', { name: 'Log ind', exact: true })).toBeVisible();
});

test('an invitation that is withdrawn while its page is open is refused', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const { company, id, link } = await invite(request);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Velkommen');
  await queryApi(request, REVOKE, { id }, company.token);
  await choose(page, TEST_PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Invitationen er ugyldig, brugt eller udløbet.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
});

test('a link without its token is an invalid link', async ({ page }) => {
  await page.goto('/invitation');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitationen gælder ikke længere');
});
