import { type AgreementCompany, createAgreementCompany } from '../testing/browser/agreementCompany.ts';
import { agreementCard } from '../testing/browser/agreementWizard.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';

let company: AgreementCompany;
test.beforeEach(async ({ page, request }) => {
  company = await createAgreementCompany(request);
  await signInWithToken(page, company.token);
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
