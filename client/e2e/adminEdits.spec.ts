import type { Page } from '@playwright/test';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { createAdmin, createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog');
/** The button that shows a fact and opens its field. */
const fact = (page: Page, label: string) => page.getByRole('button', { name: `Rediger ${label}`, exact: false });

test('two admins edit the same fact; the second sees both values and who was first, and nothing is lost', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request);
  const colleague = await createAdmin(request, company);
  await signInWithToken(page, await createAdminToken(request));
  const path = company.tabPath('oplysninger');
  await openSubscribed(page, path, 'CompanyInfoSubscription');
  const other = await openSecondBrowser(browser, { token: colleague.token });
  await openSubscribed(other, path, 'CompanyInfoSubscription');

  await fact(page, 'Telefonnummer').click();
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();
  await page.getByLabel('Telefonnummer').fill('11 22 33 44');
  // Another field is no conflict.
  await fact(other, 'PO-nummer').click();
  await other.getByLabel('PO-nummer').fill('PO-7');
  await other.keyboard.press('Enter');
  await expect(fact(page, 'PO-nummer')).toContainText('PO-7');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await fact(other, 'Telefonnummer').click();
  await other.getByLabel('Telefonnummer').fill('55 66 77 88');
  await other.keyboard.press('Enter');
  await expect(toasts(other)).toContainText('Telefonnummer er gemt');
  const notice = page.getByRole('alert').filter({ hasText: 'imens' });
  await expect(notice).toContainText('Adam Admin har ændret telefonnummer imens.');
  await expect(notice).toContainText('55 66 77 88');
  await expect(notice).toContainText('11 22 33 44');
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('11 22 33 44');
  await notice.getByRole('button', { name: 'Gem dit' }).click();
  await expect(fact(other, 'Telefonnummer')).toContainText('11 22 33 44');

  // The key z undoes the edit, and Escape leaves a field.
  await expect(fact(page, 'Telefonnummer')).toBeFocused();
  await page.keyboard.press('z');
  await expect(fact(other, 'Telefonnummer')).toContainText('55 66 77 88');
  await fact(page, 'Adresse').click();
  await page.getByLabel('Gade').fill('Glemt Gade 1');
  await page.keyboard.press('Escape');
  await expect(fact(page, 'Adresse')).toBeFocused();
  await expect(fact(page, 'Adresse')).not.toContainText('Glemt');

  await page.setViewportSize(PHONE);
  await fact(page, 'Adresse').click();
  await expectNoSidewaysScroll(page);
});

test('an admin adds departments with installations and lets one pay by invoice', async ({ page, request }) => {
  const company = await createManagedCompany(request);
  await signInWithToken(page, await createAdminToken(request));
  await openSubscribed(page, company.tabPath('oplysninger'), 'CompanyInfoSubscription');
  for (const name of ['Lager', 'Salg']) {
    await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
    await dialog(page).getByLabel('Navn').fill(name);
    await dialog(page).getByLabel('Kontaktperson').fill('Ida Skov');
    await dialog(page).getByRole('button', { name: 'Tilføj afdeling' }).dblclick();
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: `Tilføj installation til ${name}` }).click();
    const subdomain = uniqueName('desk').toLowerCase();
    await dialog(page).getByLabel('Subdomæne').fill(subdomain);
    await dialog(page).getByRole('button', { name: 'Tilføj installation' }).dblclick();
    await expect(page.getByText(`${subdomain}.zendesk.com`)).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
  await dialog(page).getByLabel('Navn').fill('salg');
  await dialog(page).getByLabel('Kontaktperson').fill('Ida Skov');
  await dialog(page).getByRole('button', { name: 'Tilføj afdeling' }).click();
  await expect(dialog(page).getByLabel('Navn')).toHaveAccessibleDescription(/allerede dette navn/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click();

  await page.getByRole('button', { name: 'Lad betale med faktura: Lager' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Lager kan derefter bestille uden kort');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Betal med faktura' }).click();
  await expect(page.getByRole('button', { name: 'Lad betale med faktura: Lager' })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
});

test('a point of contact is replaced on all companies before it is deleted', async ({ page, request }) => {
  const companies = [await createLicenseCompany(request), await createLicenseCompany(request)];
  const { queryApiAsAdmin } = companies[0]!;
  const [from, to] = [`Ole ${uniqueName('team')}`, `Nora ${uniqueName('team')}`];
  const ids: string[] = [];
  for (const name of [from, to]) {
    const { createTeamMember } = await queryApiAsAdmin(
      'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
      { input: { name, email: `${uniqueName('team')}@portal.example`, title: 'Konsulent' } },
    );
    ids.push(createTeamMember.edge.node.id);
  }
  for (const { id } of companies)
    await queryApiAsAdmin(
      `mutation ($id: ID!, $contact: ID!) {
        setPointOfContact(customerId: $id, pointOfContactId: $contact) { deletedId }
      }`,
      { id, contact: ids[0] },
    );
  await signInWithToken(page, await createAdminToken(request));
  await page.goto(`/admin/team?q=${encodeURIComponent(from)}`);
  await chooseRowAction(page, from, 'Slet');
  await page.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await page.getByRole('button', { name: `Erstat ${from} på alle virksomheder` }).click();
  const replace = page.getByRole('dialog', { name: `Erstat ${from} på alle virksomheder` });
  for (const { name } of companies) await expect(replace).toContainText(name);
  await replace.getByLabel('Ny kontaktperson').selectOption(to);
  await expect(replace).toContainText(`${to} bliver kontaktperson for 2 virksomheder i stedet for ${from}.`);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await replace.getByRole('button', { name: 'Erstat på 2 virksomheder' }).click();
  await expect(toasts(page)).toContainText('2 virksomheder har fået en ny kontaktperson');
  await chooseRowAction(page, from, 'Slet');
  await page.getByRole('button', { name: 'Slet team medlemmet' }).click();
  await expect(toasts(page)).toContainText('Team medlem slettet');
});
