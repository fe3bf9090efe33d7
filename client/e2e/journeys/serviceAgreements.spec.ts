import type { Page } from '@playwright/test';
import { dateOf } from '../../../domain/basics/dates.ts';
import { termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { agreement, agreementTexts, perLicenseTexts } from '../../../domain/testing/prices.ts';
import { createAgreementCompany, readStoredAgreements } from '../../testing/browser/agreementCompany.ts';
import {
  agreementCard,
  errorMessage,
  goToNextStep,
  orderButton,
  orderedHeading,
  termsCheckbox,
  wizardStep,
} from '../../testing/browser/agreementWizard.ts';
import {
  activateServiceAgreement,
  createDepartment,
  createInstallation,
  createLicense,
} from '../../testing/browser/companyObjects.ts';
import { countOperation } from '../../testing/browser/interceptOperations.ts';
import { bankDialog, payByCard, payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const additionalCheckbox = (page: Page, department: string) =>
  page.getByRole('checkbox', { name: `Bestil en serviceaftale mere til ${department}` });
const startOrder = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Bestil serviceaftale' }).first().click();
const backToList = (page: Page) => page.getByRole('link', { name: 'Til jeres serviceaftaler' }).click();
const price = (page: Page) => page.getByLabel('Pris', { exact: true });

async function goToSteps(page: Page, count: number): Promise<void> {
  for (let steps = 0; steps < count; steps += 1) await goToNextStep(page);
}

test('an agreement is ordered by invoice in four steps, and another one for the department in the same tab', async ({
  page,
  request,
}) => {
  const company = await createAgreementCompany(request);
  await payByInvoice(company, company.departmentId);
  await createDepartment(company, 'Lager');
  const orders = countOperation(page, 'usePurchaseMutation');
  await signInWithToken(page, company.token);
  await page.goto('/service-agreement');
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
  await startOrder(page);

  await expect(wizardStep(page, 'Afdeling')).toBeVisible();
  await goToNextStep(page);
  await expect(page.getByText('Vælg en afdeling')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Lager/ })).toHaveAccessibleName(
    /0 aktive licenser.*Ingen betalingsmetode/,
  );
  await page.getByRole('radio', { name: /Kundeservice.*25 aktive licenser.*Faktura/ }).check();
  await goToNextStep(page);
  await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
  const extras = page.getByRole('region', { name: 'Det får I oven i med 3 år' });
  await expect(extras.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('radio', { name: /^1 år/ }).check();
  await expect(extras).toHaveCount(0);
  await page.getByRole('radio', { name: /^3 år/ }).check();
  await goToNextStep(page);

  // Each interval has its price. Back, forward and a reload keep the choices.
  await expect(page.getByRole('radio', { name: /^Månedlig/ })).toHaveAccessibleName(
    new RegExp(`${agreementTexts.month} om måneden`),
  );
  const yearly = page.getByRole('radio', { name: /^Årlig, spar 20 %/ });
  await expect(yearly).toHaveAccessibleName(
    new RegExp(`Før rabat ${agreementTexts.yearBeforeDiscount}.*${agreementTexts.year} om året`),
  );
  await yearly.check();
  await goToNextStep(page);
  for (const text of [
    `Pris pr. år ekskl. moms${agreementTexts.yearSummary.net}`,
    `Moms 25 %${agreementTexts.yearSummary.vat}`,
    `Før rabat inkl. moms${agreementTexts.yearSummary.grossBeforeDiscount}`,
    `i alt inkl. moms${agreementTexts.yearSummary.gross}`,
  ])
    await expect(price(page)).toContainText(text);
  // The struck-through price includes VAT, as the total beside it does.
  await expect(price(page).locator('s')).toHaveText([agreementTexts.yearSummary.grossBeforeDiscount]);
  // A finished step in the list leads back to it, and the choices stay.
  const finishedSteps = page.getByRole('list', { name: 'Trin' }).getByRole('button');
  await finishedSteps.filter({ hasText: 'Aftaleperiode' }).press('Enter');
  await expect(wizardStep(page, 'Aftaleperiode')).toBeFocused();
  await expect(finishedSteps).toHaveText(['AfdelingKundeservice']);
  await goToSteps(page, 2);
  await page.reload();
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  await page.goBack();
  await expect(yearly).toBeChecked();
  await page.goBack();
  await expect(wizardStep(page, 'Aftaleperiode')).toBeFocused();
  await expect(page.getByRole('radio', { name: /^3 år/ })).toBeChecked();
  await page.getByRole('button', { name: 'Tilbage' }).click();
  await expect(page.getByRole('radio', { name: /Kundeservice/ })).toBeChecked();
  await goToSteps(page, 2);
  await page.getByRole('radio', { name: /^Månedlig/ }).check();
  await goToNextStep(page);
  for (const text of ['25 aktive licenser', 'Faktura', '5 ekstra ydelser', `${perLicenseTexts.upTo50} om måneden`])
    await expect(page.getByRole('main')).toContainText(text);
  await expect(termsCheckbox(page).locator('..').getByRole('link')).toHaveAttribute(
    'href',
    `/terms/service-agreement/${termsVersionOn('SERVICE_AGREEMENT', dateOf())}`,
  );
  await orderButton(page).click();
  await expect(page.getByText('Du skal acceptere serviceaftale betingelserne for at fortsætte.')).toBeVisible();
  await termsCheckbox(page).check();
  await orderButton(page).dblclick();
  await expect(orderedHeading(page)).toBeFocused();
  await expect(toasts(page)).toContainText('Serviceaftalen er bestilt!');
  await expect(page.getByText('Aftalen for Kundeservice løber i 3 år')).toBeVisible();
  await page.reload();
  await expect(orderedHeading(page)).toBeVisible();
  expect(orders()).toBe(1);
  expect(await readStoredAgreements(company)).toEqual({
    agreements: [{ status: 'PENDING', duration: 36, paymentInterval: 'MONTHLY', licenseCount: 25 }],
    entries: [{ status: 'PENDING', gross: agreement[25].monthWithVat }],
  });
  // The wizard's steps are no longer in the history after the order.
  await page.goBack();
  await expect(page).toHaveURL(/\/service-agreement$/);
  for (const text of ['Afventer', 'Freja Lund', '36 måneder', `25 licenser × ${perLicenseTexts.upTo50}`])
    await expect(agreementCard(page)).toContainText(text);

  // The second agreement of the department is ordered on a phone, only on request, at the price of more licences.
  await page.setViewportSize(PHONE);
  await startOrder(page);
  await page.getByRole('radio', { name: /Kundeservice/ }).check();
  await expect(
    page.getByText('Kundeservice har allerede en serviceaftale, der venter på at blive aktiveret.'),
  ).toBeVisible();
  await goToNextStep(page);
  await expect(wizardStep(page, 'Afdeling')).toBeVisible();
  await expect(additionalCheckbox(page, 'Kundeservice')).toHaveAccessibleDescription(
    'Sæt et hak, hvis afdelingen skal have en serviceaftale mere.',
  );
  await additionalCheckbox(page, 'Kundeservice').check();
  await expect(page.getByRole('button', { name: 'Næste' })).toBeInViewport();
  await goToSteps(page, 2);
  await yearly.check();
  await goToNextStep(page);
  await expect(termsCheckbox(page)).not.toBeChecked();
  await createLicense(company, { quantity: 35, validUntil: '2036-01-01' });
  await expect(price(page)).toContainText(`60 licenser × ${perLicenseTexts.upTo100} × 12 måneder`);
  await expect(orderButton(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await termsCheckbox(page).check();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  await backToList(page);
  await expect(agreementCard(page)).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  const { agreements, entries } = await readStoredAgreements(company);
  expect(agreements[0]).toMatchObject({ paymentInterval: 'YEARLY', licenseCount: 60 });
  expect([agreements.length, entries[0]!.gross]).toEqual([2, agreement[60].yearWithVat]);
});

test('the first period is paid by card: declined, with a card that is added in the order, and by bank', async ({
  page,
  request,
}) => {
  const company = await createAgreementCompany(request);
  await payByCard(company, request, company.departmentId, cardNumbers.declinedWhenCharged);
  const departmentId = await createDepartment(company, 'Lager');
  const installationId = await createInstallation(
    { ...company, departmentId },
    { subdomain: `${company.subdomain}-lager` },
  );
  await createLicense({ ...company, installationId }, { quantity: 1, validUntil: '2036-01-01' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/service-agreement/purchase', 'usePurchaseDepartmentsSubscription');
  await page.getByRole('radio', { name: /Kundeservice/ }).check();
  await goToSteps(page, 3);
  await termsCheckbox(page).check();
  await orderButton(page).click();
  await expect(errorMessage(page)).toContainText('Kortet blev afvist');
  await expect(errorMessage(page).getByRole('link', { name: /Skift kort/ })).toHaveAttribute('href', '/departments');
  await expect(termsCheckbox(page)).toBeChecked();

  // A colleague saves another card, whose payments the bank confirms.
  await payByCard(company, request, company.departmentId, cardNumbers.confirmedAtEachCharge);
  await expect(page.getByText('Første periode trækkes på Visa •••• 3184')).toBeVisible();
  await orderButton(page).click();
  await expect(bankDialog(page)).toContainText(agreementTexts.monthWithVat);
  await bankDialog(page).getByRole('button', { name: 'Afvis' }).click();
  await expect(errorMessage(page)).toContainText('Vi kunne ikke bekræfte betalingen hos banken.');
  await expect(wizardStep(page, 'Gennemse')).toBeVisible();
  await orderButton(page).click();
  await expect(bankDialog(page)).toBeVisible();
  await page.reload();
  await orderButton(page).click();
  await bankDialog(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(orderedHeading(page)).toBeVisible();
  const first = await readStoredAgreements(company);
  expect(first.agreements.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
  expect(first.entries.map(({ status }) => status)).toEqual(['PAID', 'FAILED', 'FAILED']);
  expect(first.entries[0]!.gross).toBe(agreement[25].monthWithVat);

  // The second order is for a department whose card is added in the wizard.
  await backToList(page);
  await startOrder(page);
  await page.getByRole('radio', { name: /Lager/ }).check();
  await goToSteps(page, 3);
  await expect(orderButton(page)).toBeDisabled();
  await termsCheckbox(page).check();
  await page.getByRole('main').getByRole('button', { name: 'Betal med kort' }).click();
  const saving = page.getByRole('dialog', { name: 'Betalingsmetode for Lager' });
  await saving.getByLabel('Kortnummer').fill(cardNumbers.visa);
  await saving.getByLabel('Udløb (MM/ÅÅ)').fill('12/34');
  await saving.getByLabel('CVC').fill('123');
  await saving.getByRole('button', { name: 'Gem' }).click();
  await expect(saving).toHaveCount(0);
  await expect(termsCheckbox(page)).toBeChecked();
  await orderButton(page).click();
  await expect(orderedHeading(page)).toBeVisible();
  await backToList(page);
  await expect(agreementCard(page, 'Lager')).toHaveCount(1);
  const second = await readStoredAgreements(company);
  expect(second.agreements[0]).toMatchObject({ status: 'PENDING', licenseCount: 1 });
  // The entries are ordered by department. One licence costs 499 kr a month.
  expect(second.entries.slice(first.entries.length)).toEqual([{ status: 'PAID', gross: 623_75 }]);
});

test('an agreement is activated, worked on, renewed, ended and undone, twice in the same tab', async ({
  page,
  browser,
  request,
}) => {
  const company = await createAgreementCompany(request);
  await payByInvoice(company, company.departmentId);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/service-agreement', 'AgreementListSubscription');
  await expect(page.getByText('Ingen serviceaftaler endnu')).toBeVisible();
  const id = await company.buyServiceAgreement();
  await expect(agreementCard(page)).toContainText('Afventer');
  await activateServiceAgreement(company, id);
  await expect(agreementCard(page)).toContainText('Aktiv');
  await expect(agreementCard(page)).toContainText('Intet arbejde endnu');
  await page.getByRole('button', { name: 'Se detaljer om serviceaftalen for Kundeservice' }).click();
  const details = page.getByRole('dialog', { name: 'Serviceaftale for Kundeservice' });
  await expect(details).toContainText('af Freja Lund');
  await company.queryApiAsAdmin(
    `mutation ($agreementId: ID!, $input: AgreementWorkInput!) {
      logAgreementWork(agreementId: $agreementId, input: $input) { deletedId }
    }`,
    { agreementId: id, input: { workedOn: '2026-11-20', minutes: 135, description: 'Ny trigger til returvarer' } },
  );
  const log = details.getByRole('region', { name: 'Udført arbejde' });
  for (const text of ['2 t 15 min i alt', 'Ny trigger til returvarer', 'Sofie', '20. nov. 2026'])
    await expect(log).toContainText(text);
  await page.keyboard.press('Escape');
  await expect(agreementCard(page)).toContainText('2 t 15 min brugt');

  const button = (label: string) => page.getByRole('button', { name: `${label}: Kundeservice` });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const undo = page.getByRole('button', { name: 'Fortryd beslutningen om Kundeservice' });
  const colleague = await openSecondBrowser(browser, company);
  await colleague.goto('/service-agreement');
  for (const interval of ['Årlig', 'Månedlig']) {
    await button('Forny').click();
    const renewal = dialog('Forny serviceaftalen');
    await expect(renewal).toContainText('Med 25 licenser koster den');
    await renewal.getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(renewal.getByText('Du skal acceptere').first()).toBeVisible();
    await renewal.getByRole('checkbox', { name: /serviceaftalebetingelserne/ }).check();
    await renewal.getByRole('button', { name: 'Forny', exact: true }).click();
    await expect(page.getByText('Fornyes', { exact: true })).toBeVisible();
    await expect(colleague.getByText(/Besluttet af Freja Lund/)).toBeVisible();
    await undo.click();

    await button('Opsig').click();
    const ending = dialog('Opsig serviceaftalen');
    await expect(ending).toContainText('Indtil da betaler I som hidtil');
    await ending.getByLabel('Hvorfor opsiger I?').fill('x'.repeat(501));
    await ending.getByRole('button', { name: 'Opsig', exact: true }).click();
    await expect(ending.getByText('Højst 500 tegn').first()).toBeVisible();
    await ending.getByLabel('Hvorfor opsiger I?').fill('Vi samler alt ét sted');
    await ending.getByRole('button', { name: 'Opsig', exact: true }).click();
    await expect(page.getByText('Opsagt', { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(LAPTOP);
    await page.reload();
    await undo.click();
    await expect(button('Forny')).toBeVisible();

    await button('Skift betaling').click();
    const changing = dialog('Skift betaling');
    await expect(changing).toContainText('Gælder fra den næste periode');
    await changing.getByRole('radio', { name: interval }).check();
    await changing.getByRole('button', { name: 'Skift betaling' }).click();
    await expect(changing).toBeHidden();
    await button('Skift betaling').click();
    await expect(changing.getByRole('radio', { name: interval })).toBeChecked();
    await changing.getByRole('button', { name: 'Annuller' }).click();
  }
});
