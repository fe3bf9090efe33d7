import { addDays, dateOf, formatLongDate } from '../../../domain/basics/dates.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { createClipCardCompany, readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { payByCard, payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiAsAdmin } from '../../testing/browser/queryApi.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  eventCard,
  leaveButton,
  notice,
  signUpButton,
  sendSignUpButton,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member buys a place by invoice twice, then by card after a refusal, and an admin bills guests', async ({
  page,
  request,
}) => {
  const date = addDays(dateOf(), 10);
  const company = await createClipCardCompany(request);
  const event = await createUpcomingEvent(request, { price: 1_000_00, date });
  const readEntries = async () => (await readStoredClipCards(company)).entries;
  const dialog = page.getByRole('dialog');
  await signInWithToken(page, company.token);
  await page.goto('/events');
  for (const round of [1, 2]) {
    await signUpButton(page, event).click();
    await expect(dialog.getByRole('combobox', { name: 'Afdeling, der betaler' })).toContainText('Kundeservice');
    for (const text of ['Betales med faktura', '1.000 kr', '250 kr', '1.250 kr'])
      await expect(dialog).toContainText(text);
    await expect(dialog).toContainText(`Afmelding er gratis til og med den ${formatLongDate(addDays(date, -7))}.`);
    await sendSignUpButton(dialog).click();
    await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
    await expect(dialog).toHaveCount(0);
    expect((await readEntries()).filter(({ status }) => status === 'PENDING')).toEqual([
      { status: 'PENDING', gross: 1_250_00 },
    ]);
    const question = page.getByRole('alertdialog');
    // Events of other tests appear before this one and move its card, also during a press.
    await expect(async () => {
      if (await question.isHidden()) await leaveButton(page, event).click({ timeout: 5_000 });
      await expect(question).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(question).toContainText('Pladsen skal ikke betales.');
    await question.getByRole('button', { name: 'Meld fra' }).click();
    await expect(notice(page)).toHaveText('Du er nu afmeldt eventet!');
    expect(await readEntries()).toEqual(
      Array.from({ length: round }, () => ({ status: 'CANCELLED', gross: 1_250_00 })),
    );
  }

  await payByCard(company, request, company.departmentId, cardNumbers.declinedWhenCharged);
  await page.reload();
  await page.setViewportSize(PHONE);
  await signUpButton(page, event).click();
  await expect(dialog).toContainText('Trækkes på kortet inkl. moms');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Tilmeld og betal' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Skift kort');
  await expect(eventCard(page, event)).not.toContainText('Tilmeldt');
  const countEntries = async (status: string) =>
    (await readEntries()).filter((entry) => entry.status === status).length;
  expect(await countEntries('FAILED')).toBe(1);
  await payByCard(company, request, company.departmentId, cardNumbers.visa);
  await dialog.getByRole('button', { name: 'Tilmeld og betal' }).click();
  await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await expect(eventCard(page, event)).toContainText('Tilmeldt');
  await expect.poll(() => countEntries('PAID')).toBe(1);

  const names = ['Anton', 'Bente'].map(uniqueName) as [string, string];
  for (const name of names)
    await queryApiAsAdmin(
      request,
      `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
        registerForPublicEvent(publicLink: $publicLink, input: $input) { message }
      }`,
      { publicLink: event.publicLink, input: { name, email: `${name.toLowerCase()}@gaest.example` } },
    );
  await payByInvoice(company, company.departmentId);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/admin/unbilled-places');
  const place = (name: string) => rowsOf(page, 'Pladser uden faktura').filter({ hasText: name });
  await expect(place(names[0])).toContainText(event.title);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(LAPTOP);
  await page.getByRole('button', { name: `Fakturér ${names[0]}` }).click();
  await dialog.getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  await dialog.getByRole('button', { name: 'Fakturér' }).click();
  await expect(toasts(page)).toContainText(names[0]);
  await expect(place(names[0])).toHaveCount(0);
  expect(await countEntries('PENDING')).toBe(1);
  await page.getByRole('button', { name: `Handlinger for ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Gør gratis' }).click();
  await dialog.getByLabel('Hvorfor').fill('Oplægsholder');
  await dialog.getByRole('button', { name: 'Gør gratis' }).click();
  await expect(place(names[1])).toHaveCount(0);
});
