import type { Page } from '@playwright/test';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { createManagedCompany } from '../testing/browser/managedCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const dialog = (page: Page) => page.getByRole('dialog');

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
