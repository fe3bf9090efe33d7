import { type AgreementCompany, createAgreementCompany } from '../testing/browser/agreementCompany.ts';
import { agreementCard } from '../testing/browser/agreementWizard.ts';
import { activateServiceAgreement } from '../testing/browser/companyObjects.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';

let company: AgreementCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  await signInWithToken(page, company.token);
});

test('the list follows a purchase, its activation and its logged work live', async ({ page }) => {
  await payByInvoice(company, company.departmentId);
  await openSubscribed(page, '/service-agreement', 'AgreementListSubscription');
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
  const id = await company.buyServiceAgreement();
  await expect(agreementCard(page)).toContainText('Afventer');
  await activateServiceAgreement(company, id);
  await expect(agreementCard(page)).toContainText('Aktiv');
  await expect(agreementCard(page)).toContainText('Intet arbejde endnu');

  await page.getByRole('button', { name: 'Se detaljer om serviceaftalen for Kundeservice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Serviceaftale for Kundeservice' });
  await expect(dialog).toContainText('af Freja Lund');
  await expect(dialog).toContainText('Når vi har arbejdet for jer under aftalen, kan I se det her.');
  await company.queryApiAsAdmin(
    `mutation ($agreementId: ID!, $input: AgreementWorkInput!) {
      logAgreementWork(agreementId: $agreementId, input: $input) { deletedId }
    }`,
    {
      agreementId: id,
      input: { workedOn: '2026-11-20', minutes: 135, description: 'Ny trigger til returvarer' },
    },
  );
  const log = dialog.getByRole('region', { name: 'Udført arbejde' });
  for (const text of ['2 t 15 min i alt', 'Ny trigger til returvarer', 'Sofie', '20. nov. 2026'])
    await expect(log).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(agreementCard(page)).toContainText('2 t 15 min brugt');

  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', { id });
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
});

test('the list loads twenty agreements at a time, newest first', async ({ page }) => {
  await payByInvoice(company, company.departmentId);
  for (let index = 0; index < 21; index += 1) await company.buyServiceAgreement();
  await page.goto('/service-agreement');
  await expect(page.getByText('20 af 21')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(agreementCard(page)).toHaveCount(21);
});

test('a list that cannot be loaded shows an error and can be retried', async ({ page }) => {
  const restore = await abortOperation(page, 'ServiceAgreementsScreenQuery');
  await page.goto('/service-agreement');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente serviceaftaler' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
});
