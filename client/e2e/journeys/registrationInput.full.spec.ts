import type { Page } from '@playwright/test';
import { holdScripts } from '../../testing/browser/holdScripts.ts';
import {
  abortOperation,
  answerOperation,
  answerTo,
  holdOperation,
  refuseOperationOnce,
} from '../../testing/browser/interceptOperations.ts';
import { mailedLink, readMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { readErrors } from '../../testing/browser/queryApi.ts';
import {
  field,
  fillCompanyStep,
  fillDepartmentStep,
  fillUserStep,
  nextStep,
  stepHeading,
  subdomainField,
} from '../../testing/browser/registrationWizard.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

// Each test registers from an address of its own, because registrations and their checks are limited by address.
test.beforeEach(async ({ page }) => {
  const part = () => Math.floor(Math.random() * 255);
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const backToReview = (page: Page) => press(page, 'Tilbage til gennemsyn');
const companyValues = async (page: Page) =>
  Promise.all(
    ['Firmanavn', 'Gade', 'Postnummer', 'By', 'Telefonnummer'].map((label) => field(page, label).inputValue()),
  );

test('postcodes and the company register fill fields, and never what the user typed', async ({ page }) => {
  const vatNumber = field(page, 'CVR-nummer');
  const city = field(page, 'By');
  const postcode = field(page, 'Postnummer');
  const phone = field(page, 'Telefonnummer');
  await page.goto('/register');
  // A form without input is left without a question.
  await press(page, 'Annuller');
  await expect(page).toHaveURL(/\/$/);

  await test.step('postcodes', async () => {
    const releasePostcodes = await holdScripts(page, 'postcodes-');
    await page.goto('/register');
    await postcode.fill('8270');
    await city.focus();
    releasePostcodes();
    await expect(city).toHaveValue('Højbjerg');
    await page.keyboard.type('Min by');
    await expect(city).toHaveValue('Min by');
    await city.fill('');
    await postcode.fill('8000');
    await expect(city).toHaveValue('Aarhus C');
    await postcode.fill('5000');
    await expect(city).toHaveValue('Odense C');
    await city.fill('Min egen by');
    await postcode.fill('8001');
    await expect(page.getByText('Vi kender ikke postnummeret')).toBeVisible();
    await postcode.fill('8270');
    await expect(page.getByText('Vi kender ikke postnummeret')).toHaveCount(0);
    await expect(city).toHaveValue('Min egen by');
    await phone.fill('8600124');
    await postcode.fill('800');
    await nextStep(page);
    for (const message of [/Telefonnummer skal være 8 cifre/, /Postnummer skal være 4 cifre/])
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    await phone.fill('+46 8 123 456 78');
    await postcode.fill('SE-211 20');
    await expect(page.getByText(/skal være (8|4) cifre/)).toHaveCount(0);
  });

  await test.step('CVR numbers', async () => {
    const lookup = 'vatNumberQueriesLookupQuery';
    const found = page.getByRole('status').filter({ hasText: 'Fundet: Fjordlyst Møbler A/S' });
    const registered = ['Fjordlyst Møbler A/S', 'Lyngbakken 14', '8270', 'Højbjerg', '86 00 12 40'];
    const empty = ['', '', '', '', ''];
    const own = ['Vores eget navn', '', '', 'Vores by', ''];
    await press(page, 'Annuller');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet og forlad' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/register');
    await vatNumber.fill('12345678');
    await expect(page.getByText('CVR-nummeret ser ikke ud til at være gyldigt')).toBeVisible();
    await nextStep(page);
    await expect(page.getByRole('alert')).toContainText('Ret 7 felter');
    await expect(vatNumber).not.toHaveAttribute('aria-invalid', 'true');

    // A portal without access to the register does not mention it.
    await refuseOperationOnce(page, lookup, 'NOT_CONFIGURED', 'x');
    const refused = answerTo(page, lookup);
    await vatNumber.fill('99000139');
    await refused;
    await expect(page.getByText('CVR-registret')).toHaveCount(0);
    expect(await companyValues(page)).toEqual(empty);

    // A late answer about an earlier number fills nothing.
    const release = await holdOperation(page, lookup);
    await vatNumber.fill('99000104');
    await expect(page.getByText('Slår nummeret op i CVR-registret …')).toBeVisible();
    await vatNumber.fill('99000112');
    release();
    await expect(page.getByText('Fundet: Havnens Kaffebrænderi ApS')).toBeVisible();
    expect(await companyValues(page)).toEqual(['Havnens Kaffebrænderi ApS', 'Kajkanten 3, 2.', '5000', 'Odense C', '']);
    await press(page, 'Fortryd');
    expect(await companyValues(page)).toEqual(empty);

    await vatNumber.fill('99 00 01 04');
    await expect(found).toBeVisible();
    expect(await companyValues(page)).toEqual(registered);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await found.getByRole('button', { name: 'Fortryd' }).click();
    await page.reload();
    await expect(found).toBeVisible();
    expect(await companyValues(page)).toEqual(empty);
    await field(page, 'Firmanavn').fill('Vores eget navn');
    await city.fill('Vores by');
    await found.getByRole('button', { name: 'Brug oplysningerne' }).click();
    expect(await companyValues(page)).toEqual(registered);
    await found.getByRole('button', { name: 'Fortryd' }).click();
    expect(await companyValues(page)).toEqual(own);

    // Another number fills what is empty. The address is one whole, so a part of it is not mixed with another one.
    await vatNumber.fill('99000112');
    await expect(page.getByText('Fundet: Havnens Kaffebrænderi ApS')).toBeVisible();
    expect(await companyValues(page)).toEqual(own);
    await city.fill('');
    await vatNumber.fill('99000104');
    await expect(found).toBeVisible();
    expect(await companyValues(page)).toEqual(['Vores eget navn', ...registered.slice(1)]);
    for (const [number, text] of [
      ['99000120', 'Virksomheden er ophørt 31. december 2020'],
      ['99000139', 'CVR-registret har ingen virksomhed med det nummer'],
      ['99000244', 'CVR-registret svarer ikke lige nu. Skriv oplysningerne selv.'],
    ] as const) {
      await vatNumber.fill(number);
      await expect(page.getByText(text)).toBeVisible();
      expect(await companyValues(page)).toEqual(['Vores eget navn', ...registered.slice(1)]);
    }
  });
});

test('the steps keep their input through failed checks, refusals, corrections and a lost answer', async ({
  page,
  request,
}) => {
  const taken = await createCompany(request);
  const squatter = await createCompany(request, { isConfirmed: false });
  const squattersLink = await mailedLink(request, squatter.email, 'confirm-email');
  const name = uniqueName('Fjordlyst Møbler');
  const subdomain = subdomainField(page);
  const password = field(page, 'Adgangskode');
  const finish = page.getByRole('button', { name: 'Færdiggør registrering' });

  await test.step('no button of the browser leads past an invalid step', async () => {
    await page.goto('/register?trin=gennemse');
    await expect(stepHeading(page, 'Virksomhed')).toBeVisible();
    await expect(page).toHaveURL(/trin=virksomhed$/);
    await fillCompanyStep(page, name);
    await fillDepartmentStep(page, 'Øst');
    await expect(subdomain).toHaveValue(/^oest-\d{4}$/);
    const digits = (await subdomain.inputValue()).slice(-4);
    await page.goBack();
    await expect(field(page, 'Afdeling')).toHaveValue('Øst');
    await page.goBack();
    await field(page, 'Firmanavn').fill('');
    await page.goForward();
    await expect(page).toHaveURL(/trin=virksomhed$/);
    await expect(stepHeading(page, 'Virksomhed')).toBeVisible();
    await field(page, 'Firmanavn').fill(name);
    await nextStep(page);
    await expect(stepHeading(page, 'Afdeling')).toBeVisible();
    await fillDepartmentStep(page, 'Øst og Nord');
    await expect(subdomain).toHaveValue(`oest-og-nord-${digits}`);
  });

  await test.step('the subdomain follows the names until the user types one', async () => {
    await subdomain.fill('blaabaer-support');
    await press(page, 'Tilbage');
    await fillDepartmentStep(page, 'Vest');
    await expect(subdomain).toHaveValue('blaabaer-support');
    // The address without a step leads to the step where the user was.
    await page.goto('/register');
    await expect(stepHeading(page, 'Zendesk-opsætning')).toBeVisible();
    await press(page, 'Tilbage');
    await fillDepartmentStep(page, 'Syd');
    await expect(subdomain).toHaveValue('blaabaer-support');
  });

  await test.step('a check that is left or fails holds nobody back', async () => {
    await subdomain.fill(uniqueName('ny'));
    const release = await holdOperation(page, 'findConflictsQuery');
    const checked = answerTo(page, 'findConflictsQuery');
    await nextStep(page);
    await page.goBack();
    await expect(stepHeading(page, 'Afdeling')).toBeVisible();
    release();
    await checked;
    await expect(stepHeading(page, 'Afdeling')).toBeVisible();
    await page.goForward();
    const restore = await abortOperation(page, 'findConflictsQuery');
    await subdomain.fill(uniqueName('ny'));
    await nextStep(page);
    await expect(stepHeading(page, 'Bruger')).toBeVisible();
    await restore();
    await fillUserStep(page, squatter.email);
  });

  await test.step('values that the registration refuses lead back to their steps', async () => {
    // The subdomain was free when its step was left.
    const restore = await answerOperation(page, 'findConflictsQuery', () => ({
      registrationConflicts: { subdomain: null },
    }));
    await press(page, 'Ret Zendesk-opsætning');
    await subdomain.fill(taken.subdomain);
    await backToReview(page);
    await finish.click();
    await expect(stepHeading(page, 'Zendesk-opsætning')).toBeVisible();
    await expect(subdomain).toBeFocused();
    await expect(page.getByText('Subdomænet er allerede i brug')).toBeVisible();
    await restore();
    await subdomain.fill(uniqueName('ny'));
    await expect(page.getByText('Subdomænet er allerede i brug')).toHaveCount(0);
    await backToReview(page);
    await press(page, 'Ret Bruger');
    await expect(password).toHaveValue(TEST_PASSWORD);
    await password.fill('fjordlyst-2026');
    await backToReview(page);
    await finish.click();
    await expect(password).toBeFocused();
    await expect(page.getByText('Adgangskoden må ikke indeholde »fjordlyst«')).toBeVisible();
    await password.fill(TEST_PASSWORD);
    await backToReview(page);
    await expect(page.getByRole('main')).toContainText(name);
    // The button back to the review is for the corrected step alone.
    await press(page, 'Ret Zendesk-opsætning');
    await press(page, 'Tilbage');
    await nextStep(page);
    await backToReview(page);
    await expect(stepHeading(page, 'Gennemse')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Næste' })).toBeVisible();
    await page.goForward();
    await expect(stepHeading(page, 'Gennemse')).toBeVisible();
  });

  await test.step('a repetition after a lost answer finds the company', async () => {
    let isLost = false;
    await page.route('**/graphql', async (route) => {
      if (isLost || !route.request().postData()?.includes('registerMutation')) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await finish.dblclick();
    await expect(page.getByRole('alert')).toContainText('An error occurred during registration');
    await finish.click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('an e-mail that somebody took without confirming stays free for its owner', async () => {
    const link = await mailedLink(request, squatter.email, 'confirm-email', squattersLink);
    const mails = await readMails(request);
    expect(mails.filter(({ to, text }) => to === squatter.email && text.includes(name))).toHaveLength(1);
    await page.goto(link.href);
    await expect(page.getByText(name)).toBeVisible();
    await press(page, 'Ja, bekræft min e-mail');
    await press(page, 'Gå til overblikket');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
    await expect(page.getByRole('region', { name: 'Ubekræftet adresse' })).toHaveCount(0);
    expect(await readErrors(request, '{ viewer { user { id } } }', squatter.token)).toHaveLength(1);
  });
});
