import { createAgreementCompany, type AgreementCompany } from './agreementCompany.ts';
import { card } from './agreementWizard.ts';
import { signInWithToken, openSubscribed } from './testCompany.ts';
import { breakOperation } from './operations.ts';
import { payByInvoice } from './paymentMethods.ts';
import { expect, expectAccessible, test } from './portal.ts';

let company: AgreementCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  await signInWithToken(page, company.token);
});

test('the list follows a purchase, its activation and its logged work live', async ({ page }) => {
  await payByInvoice(company, company.departmentId);
  await openSubscribed(page, '/service-agreement', 'AgreementListSubscription');
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
  const id = await company.buy();
  await expect(card(page)).toContainText('Afventer');
  await company.queryApiAsAdmin('mutation ($id: ID!) { activateServiceAgreement(id: $id) { deletedId } }', { id });
  await expect(card(page)).toContainText('Aktiv');
  await expect(card(page)).toContainText('Intet arbejde endnu');

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
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('2 t 15 min brugt');

  await company.queryApiAsAdmin('mutation ($id: ID!) { deleteServiceAgreement(id: $id) { deletedId } }', { id });
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
});

test('the list loads twenty agreements at a time, newest first', async ({ page }) => {
  await payByInvoice(company, company.departmentId);
  for (let index = 0; index < 21; index += 1) await company.buy();
  await page.goto('/service-agreement');
  await expect(page.getByText('20 af 21')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect(card(page)).toHaveCount(21);
});

test('a list that cannot be loaded shows an error and can be retried', async ({ page }) => {
  const restore = await breakOperation(page, 'ServiceAgreementsScreenQuery');
  await page.goto('/service-agreement');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente serviceaftaler' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
});
