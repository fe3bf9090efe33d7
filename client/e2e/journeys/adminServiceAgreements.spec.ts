import type { Locator, Page } from '@playwright/test';
import { dateOf, lastDayOfTerm } from '../../../domain/basics/dates.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { buyServiceAgreement } from '../../testing/browser/companyObjects.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany, type LicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { DEMO_ADMIN, openSecondBrowser, signInThroughApi } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const length = (dialog: Locator) => dialog.getByRole('spinbutton', { name: 'Varighed i måneder' });

async function storedAgreements(company: LicenseCompany) {
  const { viewer } = await company.queryApi(
    '{ viewer { customer { serviceAgreements { edges { node { id status duration endDate workMinutes } } } } } }',
  );
  return nodesOf(viewer.customer.serviceAgreements);
}

test('an admin activates, works on, edits and deletes agreements, and the customer sees each change at once', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const customer = await openSecondBrowser(browser, company);
  await openSubscribed(customer, '/service-agreement', 'AgreementListSubscription');
  const card = customer.getByRole('article', { name: 'Serviceaftale for Kundeservice' });
  await signInThroughApi(page, request, DEMO_ADMIN);
  await openSubscribed(page, '/admin/service-agreements', 'useAgreementChangesAllSubscription');
  const row = rowsOf(page, 'Serviceaftaler').filter({ hasText: company.name });
  const choose = (action: string, on: Page = page) => chooseRowAction(on, `${company.name}, Kundeservice`, action);

  await buyServiceAgreement(company);
  await expect(row).toContainText('Afventer');
  await expect(card).toContainText('Afventer');
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
  await expect(card).toContainText('Aktiv');
  await expect(card).not.toContainText('Afventer');
  await findInMails(request, company.email, ({ text }) =>
    text.includes('Serviceaftalen for Kundeservice er nu aktiv') ? text : undefined,
  );

  // Work is logged twice; the second time the first is shown beside the form.
  const logging = page.getByRole('dialog', { name: 'Registrér arbejde' });
  for (const [round, minutes] of [90, 180].entries()) {
    await choose('Registrér arbejde');
    await expect(logging.getByLabel('Dato')).toHaveValue(dateOf());
    if (round === 0) {
      await logging.getByLabel('Timer', { exact: true }).fill('0');
      await logging.getByRole('button', { name: 'Registrér' }).click();
      await expect(logging.getByLabel('Timer', { exact: true })).toHaveAccessibleDescription(
        /Skriv, hvor lang tid der er brugt/,
      );
      await expect(logging.getByLabel('Beskrivelse')).toHaveAccessibleDescription(/Beskrivelse er påkrævet/);
    } else {
      const last = logging.getByRole('region', { name: 'Senest registreret' });
      for (const text of ['1 t 30 min i alt', 'Ny triage af henvendelser', 'Sofie Brandt'])
        await expect(last).toContainText(text);
    }
    await logging.getByLabel('Timer', { exact: true }).fill('1,5');
    await logging.getByLabel('Beskrivelse').fill('Ny triage af henvendelser');
    await logging.getByRole('button', { name: 'Registrér' }).click();
    await expect(logging).toHaveCount(0);
    expect((await storedAgreements(company))[0]!.workMinutes).toBe(minutes);
  }
  await expect(card).toContainText('3 t brugt');

  // The end follows the length, within the limits.
  await choose('Rediger');
  const editing = page.getByRole('dialog', { name: 'Rediger serviceaftale' });
  await expect(editing.getByLabel('Afdeling')).toHaveValue(company.departmentId);
  await expect(editing.getByLabel('Bestilt af').locator('option:checked')).toHaveText('Freja Lund');
  const today = dateOf();
  await length(editing).fill('999999999');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(length(editing)).toHaveAccessibleDescription(/Højst 60/);
  await length(editing).fill('12,5');
  await expect(length(editing)).toHaveAccessibleDescription(/Skriv et helt tal/);
  await expect(length(editing)).toHaveValue('12,5');
  await length(editing).fill('24');
  await expect(editing.getByLabel('Slutdato')).toHaveValue(lastDayOfTerm(today, 24));
  await editing.getByLabel('Slutdato').fill('2020-01-01');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByLabel('Slutdato')).toHaveAccessibleDescription(/Slutdato skal være efter startdato/);
  await editing.getByLabel('Slutdato').fill(lastDayOfTerm(today, 24));
  const restore = await abortOperation(page, 'EditAgreementDialogMutation');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing.getByRole('alert')).toContainText('Der opstod en fejl ved opdatering af serviceaftale');
  await restore();
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale opdateret');
  await expect(row).toContainText('24 måneder');
  await expect(card).toContainText('24 måneder');

  // The second edit meets a change of a colleague.
  await choose('Rediger');
  await length(editing).fill('18');
  const [stored] = await storedAgreements(company);
  await company.queryApiAsAdmin(
    'mutation ($id: ID!) { updateServiceAgreement(id: $id, changes: { status: CANCELLED }) { deletedId } }',
    { id: stored!.id },
  );
  await expect(editing).toContainText('En anden har gemt ændringer imens');
  await editing.getByRole('button', { name: 'Hent den nyeste' }).click();
  await expect(editing.getByLabel('Status')).toHaveValue('CANCELLED');
  await expect(length(editing)).toHaveValue('18');
  await editing.getByRole('button', { name: 'Gem' }).click();
  await expect(editing).toHaveCount(0);
  await expect(row).toContainText('18 måneder');
  await expect(row).toContainText('Annulleret');
  expect(await storedAgreements(company)).toMatchObject([
    { status: 'CANCELLED', duration: 18, endDate: lastDayOfTerm(today, 18) },
  ]);

  // The filters are in the address.
  await page.getByRole('searchbox').fill(company.subdomain);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Annulleret');
  await expect(page).toHaveURL(/status=CANCELLED/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(company.subdomain);
  await expect(row).toHaveCount(1);

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await choose('Rediger');
  await expect(editing.getByRole('button', { name: 'Gem' })).toBeInViewport();
  await editing.getByRole('button', { name: 'Annuller' }).click();
  await choose('Slet');
  const deletion = page.getByRole('alertdialog', { name: 'Slet serviceaftalen for Kundeservice?' });
  await expect(deletion).toContainText(company.name);
  await deletion.getByRole('button', { name: 'Slet serviceaftalen' }).click();
  await expect(toasts(page)).toContainText('Serviceaftale slettet');
  await expect(page.getByText('Ingen serviceaftaler passer')).toBeVisible();
  await expect(card).toHaveCount(0);
});
