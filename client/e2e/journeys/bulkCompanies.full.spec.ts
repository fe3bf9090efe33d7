import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { createLicense } from '../../testing/browser/companyObjects.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { createLicenseCompany, type LicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiAsAdmin } from '../../testing/browser/queryApi.ts';
import { createAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const bar = (page: Page) => page.getByRole('toolbar');
const question = (page: Page) => page.getByRole('alertdialog');
const progress = (page: Page) => page.getByRole('status', { name: 'Status for kørslen' });

async function createMember(request: APIRequestContext, firstName: string): Promise<{ id: string; name: string }> {
  const name = `${firstName} ${uniqueName('team')}`;
  const { createTeamMember } = await queryApiAsAdmin(
    request,
    'mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { edge { node { id } } } }',
    { input: { name, email: `${uniqueName('team')}@portal.example`, title: 'Konsulent' } },
  );
  return { id: createTeamMember.edge.node.id, name };
}

/** Hands the selected rows over to a team member, and closes the dialog. */
async function handOver(page: Page, action: string, label: string, member: { name: string }, rows: number) {
  await bar(page).getByRole('button', { name: action, exact: true }).click();
  await expect(question(page).getByRole('button', { name: 'Udfør' })).toBeDisabled();
  await question(page).getByLabel(label).selectOption({ label: member.name });
  await expect(question(page)).toContainText('Kørslen kan fortrydes bagefter');
  await question(page)
    .getByRole('button', { name: `Udfør ${rows}` })
    .click();
  await expect(progress(page)).toContainText(`Udført: ${rows}`);
  await expect(progress(page)).toContainText('Færdig');
  await page.getByRole('dialog').getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(bar(page)).toHaveCount(0);
}

/** Undoes the newest run about a team member. */
async function undoRun(page: Page, detail: string) {
  await page.goto('/admin/runs');
  await rowsOf(page, 'Kørsler').filter({ hasText: detail }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Fortryd', exact: true }).click();
  await question(page).getByRole('button', { name: 'Fortryd kørslen' }).click();
}

async function expectFits(page: Page) {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
  }
}

test('selected companies and renewals get another employee, twice, are exported, and get the first one back', async ({
  page,
  request,
}) => {
  const word = uniqueName('samlet');
  const companies: LicenseCompany[] = [];
  for (const place of ['Borup', 'Vejle', 'Odense']) {
    const company = await createLicenseCompany(request);
    await company.queryApiAsAdmin(
      `mutation ($id: ID!, $input: AdminCompanyInput!) { updateCompanyAsAdmin(id: $id, input: $input) { deletedId } }`,
      { id: company.id, input: { name: `${word} ${place}` } },
    );
    companies.push(company);
  }
  const contactsOf = async () => {
    const answers = companies.map(({ id }) =>
      queryApiAsAdmin(request, 'query ($id: ID!) { admin { customer(id: $id) { pointOfContact { name } } } }', { id }),
    );
    return (await Promise.all(answers)).map(({ admin }) => admin.customer!.pointOfContact?.name);
  };
  const [sofie, karl] = [await createMember(request, 'Sofie'), await createMember(request, 'Karl')];
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
  await page.goto(`/admin/companies?q=${word}`);
  const rows = rowsOf(page, 'Virksomheder');
  await expect(rows).toHaveCount(3);

  for (const key of ['j', 'x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('2 valgt');
  const some = await exportCsv(page, bar(page), 'Hent som CSV');
  expect(some.fileName).toContain('valgte-virksomheder');
  expect(some.lines).toHaveLength(3);
  await handOver(page, 'Skift kontaktperson hos os', 'Kontaktperson hos os', sofie, 2);
  expect(await contactsOf()).toEqual([sofie.name, undefined, sofie.name]);

  for (const key of ['k', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(bar(page)).toContainText('3 valgt');
  const all = await exportCsv(page, bar(page), 'Hent som CSV');
  expect(all.lines).toHaveLength(4);
  await expectFits(page);
  const issueButton = bar(page).getByRole('button', { name: 'Udsted fakturaer' });
  await expect(issueButton).toBeDisabled();
  await expect(issueButton).toHaveAccessibleDescription('Faktureres gennem kladder i Dinero');
  await handOver(page, 'Skift kontaktperson hos os', 'Kontaktperson hos os', karl, 3);
  expect(await contactsOf()).toEqual([karl.name, karl.name, karl.name]);
  await undoRun(page, karl.name);
  await expect(progress(page)).toContainText('Fortrudt: 3');
  expect(await contactsOf()).toEqual([sofie.name, undefined, sofie.name]);

  const [company] = companies as [LicenseCompany];
  await createLicense(company, { quantity: 6, validUntil: addDays(dateOf(), 40) });
  const row = rowsOf(page, 'Fornyelser inden for 0–30 dage').filter({ hasText: company.subdomain });
  await page.goto('/admin/renewals');
  for (const member of [sofie, karl]) {
    await row.getByRole('checkbox').check();
    await expect(bar(page)).toContainText('1 valgt');
    await handOver(page, 'Tildel', 'Ansvarlig', member, 1);
    await expect(row).toContainText(member.name);
  }
  await row.getByRole('checkbox').check();
  const { lines } = await exportCsv(page, bar(page), 'Hent som CSV');
  expect(lines).toHaveLength(2);
  for (const text of [`${word} Borup`, karl.name]) expect(lines[1]).toContain(text);
  await expectFits(page);
  await undoRun(page, karl.name);
  await expect(progress(page)).toContainText('Fortrudt: 1');
  await page.goto('/admin/renewals');
  await expect(row).toContainText(sofie.name);
});
