import type { Locator, Page } from '@playwright/test';
import { lastDayOfTerm, dateOf } from '../../domain/basics/dates.ts';
import { agreementTexts, perLicenseTexts } from '../../domain/testing/prices.ts';
import { nodesOf } from '../app/relay/nodesOf.ts';
import { activateServiceAgreement, buyServiceAgreement } from '../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany } from '../testing/browser/licenseCompany.ts';
import { readMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { toasts } from '../testing/browser/toasts.ts';

const PATH = '/admin/service-agreements';

const rows = (page: Page) => rowsOf(page, 'Serviceaftaler');
const rowOf = (page: Page, { name }: LicenseCompany) => rows(page).filter({ hasText: name });
const length = (dialog: Locator) => dialog.getByRole('spinbutton', { name: 'Varighed i måneder' });
const agreementOf = (page: Page) => page.getByRole('article', { name: 'Serviceaftale for Kundeservice' });

const choose = (page: Page, { name }: LicenseCompany, action: string) =>
  chooseRowAction(page, `${name}, Kundeservice`, action);

async function agreements(company: LicenseCompany) {
  const { viewer } = await company.queryApi(
    `{
      viewer { customer { serviceAgreements { edges { node { status duration endDate workMinutes user { name } } } } } }
    }`,
  );
  return nodesOf(viewer.customer.serviceAgreements);
}

test("a user who is no admin sees the company's own agreements alone and cannot edit them", async ({
  page,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 25 });
  await buyServiceAgreement(company);
  await signInWithToken(page, company.token);
  await openSubscribed(page, PATH, 'useAgreementChangesSubscription');
  await expect(rows(page)).toHaveCount(1);
  for (const text of [
    company.name,
    'Kundeservice',
    'Afventer',
    '12 måneder',
    'Månedlig',
    `${agreementTexts.month} om måneden`,
    `25 licenser × ${perLicenseTexts.upTo50}`,
  ])
    await expect(rows(page)).toContainText(text);
  await expect(page.getByRole('columnheader', { name: 'Handlinger' })).toHaveCount(0);
  // The headers sort the list, and nothing else can be pressed.
  await expect(page.getByRole('main').getByRole('button').and(page.locator('button:not(th button)'))).toHaveCount(0);
  await buyServiceAgreement(company);
  await expect(rows(page)).toHaveCount(2);
  await page.goto(`${PATH}?q=fjordlyst`);
  await expect(page.getByText('Ingen serviceaftaler passer')).toBeVisible();
});

test('an admin activates an agreement with one click, and the buyer is mailed and sees it at once', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/service-agreement', 'AgreementListSubscription');
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, PATH, 'useAgreementChangesAllSubscription');
  await buyServiceAgreement(company);
  const row = rowOf(page, company);
  await expect(row).toContainText('Afventer');
  await expect(agreementOf(customer)).toContainText('Afventer');
  const sent = countOperation(page, 'ActivateAgreementDialogMutation');
  await page.getByRole('button', { name: `Aktivér serviceaftalen for ${company.name}, Kundeservice` }).click();
  const question = page.getByRole('alertdialog', {
    name: `Aktivér serviceaftalen for ${company.name}, Kundeservice?`,
  });
  await expect(question).toContainText('får en mail');
  await question.getByRole('button', { name: 'Aktivér', exact: true }).dblclick();
  await expect(toasts(page)).toContainText('Serviceaftale aktiveret');
  await expect(row).toContainText('Aktiv');
  await expect(row.getByRole('button', { name: /^Aktivér/ })).toHaveCount(0);
  expect(sent()).toBe(1);
  await expect(agreementOf(customer)).toContainText('Aktiv');
  await expect(agreementOf(customer)).not.toContainText('Afventer');
  await expect
    .poll(
      async () => {
        const mails = await readMails(request);
        return mails.some(
          ({ to, text }) => to === company.email && text.includes('Serviceaftalen for Kundeservice er nu aktiv'),
        );
      },
      { timeout: 15_000 },
    )
    .toBe(true);
});

test('the end of an edited agreement follows its length, within the limits', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await buyServiceAgreement(company);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await choose(page, company, 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger serviceaftale' });
  await expect(dialog.getByLabel('Afdeling')).toHaveValue(company.departmentId);
  await expect(dialog.getByLabel('Bestilt af').locator('option:checked')).toHaveText('Freja Lund');
  const today = dateOf();
  await expect(dialog.getByLabel('Startdato')).toHaveValue(today);
  await length(dialog).fill('999999999');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(length(dialog)).toHaveAccessibleDescription(/Højst 60/);
  await length(dialog).fill('12,5');
  await expect(length(dialog)).toHaveAccessibleDescription(/Skriv et helt tal/);
  await expect(length(dialog)).toHaveValue('12,5');
  await length(dialog).fill('60');
  await expect(dialog.getByLabel('Slutdato')).toHaveValue(lastDayOfTerm(today, 60));
  await length(dialog).fill('24');
  await expect(dialog.getByLabel('Slutdato')).toHaveValue(lastDayOfTerm(today, 24));
  await dialog.getByLabel('Slutdato').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByLabel('Slutdato')).toHaveAccessibleDescription(/Slutdato skal være efter startdato/);
  await dialog.getByLabel('Slutdato').fill(lastDayOfTerm(today, 24));
  await dialog.getByLabel('Status').selectOption('Annulleret');
  const restore = await abortOperation(page, 'EditAgreementDialogMutation');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af serviceaftale');
  await restore();
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale opdateret');
  await expect(rowOf(page, company)).toContainText('24 måneder');
  await expect(rowOf(page, company)).toContainText('Annulleret');
  expect(await agreements(company)).toEqual([
    {
      status: 'CANCELLED',
      duration: 24,
      endDate: lastDayOfTerm(today, 24),
      workMinutes: 0,
      user: { name: 'Freja Lund' },
    },
  ]);
});

test("an edit does not overwrite a colleague's newer change unnoticed", async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await buyServiceAgreement(company);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, 'useAgreementChangesAllSubscription');
  await choose(page, company, 'Rediger');
  const dialog = page.getByRole('dialog', { name: 'Rediger serviceaftale' });
  await length(dialog).fill('18');
  const { agreementOverview } = await company.queryApiAsAdmin(
    'query ($search: String) { agreementOverview(search: $search) { edges { node { id } } } }',
    {
      search: company.subdomain,
    },
  );
  await activateServiceAgreement(company, agreementOverview.edges[0]!.node.id);
  await expect(dialog).toContainText('En anden har gemt ændringer imens');
  await dialog.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(dialog.getByLabel('Status')).toHaveValue('ACTIVE');
  await expect(length(dialog)).toHaveValue('18');
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale opdateret');
  expect(await agreements(company)).toMatchObject([{ status: 'ACTIVE', duration: 18 }]);
});

test("deleting asks for a confirmation, and also removes the agreement from the customer's page", async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await buyServiceAgreement(company);
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/service-agreement', 'AgreementListSubscription');
  await expect(agreementOf(customer)).toBeVisible();
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(`${PATH}?q=${company.subdomain}`);
  await choose(page, company, 'Slet');
  const question = page.getByRole('alertdialog', { name: 'Slet serviceaftalen for Kundeservice?' });
  await expect(question).toContainText(company.name);
  await question.getByRole('button', { name: 'Slet serviceaftalen' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale slettet');
  await expect(page.getByText('Ingen serviceaftaler passer')).toBeVisible();
  await expect(agreementOf(customer)).toHaveCount(0);
});

test('work is logged in hours and minutes, next to the latest logged work', async ({ page, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  await buyServiceAgreement(company);
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, `${PATH}?q=${company.subdomain}`, 'useAgreementChangesAllSubscription');
  await choose(page, company, 'Registrér arbejde');
  const dialog = page.getByRole('dialog', { name: 'Registrér arbejde' });
  await expect(dialog.getByLabel('Dato')).toHaveValue(dateOf());
  await dialog.getByLabel('Timer', { exact: true }).fill('0');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(dialog.getByLabel('Timer', { exact: true })).toHaveAccessibleDescription(
    /Skriv, hvor lang tid der er brugt/,
  );
  await expect(dialog.getByLabel('Beskrivelse')).toHaveAccessibleDescription(/Beskrivelse er påkrævet/);
  await dialog.getByLabel('Timer', { exact: true }).fill('1,5');
  await dialog.getByLabel('Beskrivelse').fill('Ny triage af henvendelser');
  await dialog.getByRole('button', { name: 'Registrér' }).click();
  await expect(toasts(page)).toContainText('Arbejde registreret');
  await expect.poll(async () => (await agreements(company))[0]!.workMinutes).toBe(90);
  await choose(page, company, 'Registrér arbejde');
  const last = dialog.getByRole('region', { name: 'Senest registreret' });
  for (const text of ['1 t 30 min i alt', 'Ny triage af henvendelser', 'Sofie Brandt'])
    await expect(last).toContainText(text);
});

test("the list's filters survive a reload", async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  await page.goto(PATH);
  await expect(rows(page).nth(19)).toBeVisible();
  await page.getByRole('searchbox').fill('skagen kaffe');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Aktiv');
  await expect(page).toHaveURL(/status=ACTIVE/);
  await expect(page).toHaveURL(/q=skagen\+kaffe/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('skagen kaffe');
  await expect(rows(page).first()).toContainText('Skagen Kaffe');
  for (const row of await rows(page).all()) await expect(row).toContainText(/Skagen Kaffe.*Aktiv/);
});
