import type { APIRequestContext } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { addRegistration } from '../../testing/browser/events.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  mailedRegistrationLink,
  openAdminList,
  type UpcomingEvent,
} from '../../testing/browser/upcomingEvent.ts';
import { DESKTOP, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(LAPTOP);
  await signInWithToken(page, await sharedAdminToken(request));
});

/** Registers a guest by the public link, and returns the guest's e-mail. */
async function signUp(request: APIRequestContext, { publicLink }: UpcomingEvent, name: string): Promise<string> {
  const email = `${uniqueName('gaest')}@gaest.example`;
  const answer = await request.post(`/api/events/public/${publicLink}/register`, { data: { name, email } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return email;
}

test('an admin confirms a place in the inbox, declines another in the list, and sees how many people wait', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, { requiresConfirmation: true, capacity: 2 });
  const confirmed = await signUp(request, event, `Ja ${uniqueName('Jensen')}`);
  const declined = await signUp(request, event, 'Nej Nielsen');
  for (const name of ['Per', 'Mia']) await addRegistration(request, event.id, { name, status: 'WAITLISTED' });
  await page.goto('/admin/inbox?type=PLACE_REQUEST');
  await page
    .getByRole('listitem')
    .filter({ hasText: `${event.title} · Ja` })
    .getByRole('button', { name: /^Bekræft/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Bekræft tilmelding fra Ja/ });
  await expect(dialog).toContainText('2 / 2');
  await dialog.getByRole('button', { name: 'Bekræft' }).click();
  await expect(toasts(page)).toContainText('har fået sin plads');
  await findInMails(request, confirmed, ({ text }) => (/plads.* er bekræftet/is.test(text) ? true : undefined));

  await openAdminList(page, event);
  await page.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
  const registrations = page.getByRole('dialog', { name: `Tilmeldinger - ${event.title}` });
  await expect(registrations).toContainText('2 / 2 tilmeldte, 2 på ventelisten');
  await page.getByRole('button', { name: 'Skift status for Nej Nielsen' }).click();
  await page.getByRole('menuitem', { name: 'Afvis' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Personen får afslag i en mail.');
  await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(registrations).toContainText('2 / 2 tilmeldte, 1 på ventelisten');
  await registrations.getByRole('button', { name: 'Luk', exact: true }).last().click();
  await expect(rowsOf(page, 'Events')).toContainText('1 venter');
  await chooseRowAction(page, event.title, 'Slet');
  await expect(question).toContainText(
    '2 tilmeldinger og 1 på ventelisten slettes med det og kan ikke hentes tilbage.',
  );
  await page.goto(await mailedRegistrationLink(request, event, declined));
  await expect(page.getByRole('main')).toContainText('Du er ikke tilmeldt eventet.');

  // A name of 200 characters without a space leaves the other columns of the registrations reachable.
  const other = await createUpcomingEvent(request);
  const name = 'M7'.repeat(100);
  await addRegistration(request, other.id, {
    name,
    status: 'WAITLISTED',
    email: `${'m7'.repeat(30)}@${'m7'.repeat(30)}.example`,
    company: name,
    phone: '7'.repeat(40),
    dietaryRestrictions: 'Vegetar, uden nødder, gluten og mælk',
    specialRequirements: 'Plads til kørestol ved et bord tæt på udgangen',
  });
  await openAdminList(page, other);
  await page.getByRole('button', { name: `Se tilmeldinger til ${other.title}` }).click();
  const table = page.getByRole('table', { name: 'Tilmeldinger' });
  for (const viewport of [LAPTOP, DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await table.evaluate((element) => element.parentElement!.scrollTo({ left: 0 }));
    const status = table.getByRole('button', { name: `Skift status for ${name}` });
    await status.scrollIntoViewIfNeeded();
    expect(await table.evaluate((element) => element.parentElement!.scrollLeft)).toBe(0);
    await expect(status).toBeInViewport({ ratio: 1 });
    const last = table.locator('time');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('an admin bills the place of a guest to a new company', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { price: 1_000_00, date: addDays(dateOf(), 10) });
  const name = uniqueName('Bente');
  await signUp(request, event, name);
  await page.goto('/admin/unbilled-places');
  const place = rowsOf(page, 'Pladser uden faktura').filter({ hasText: name });
  await expect(place).toContainText(event.title);
  await page.getByRole('button', { name: `Fakturér ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Opret ny virksomhed' }).click();
  await dialog.getByRole('button', { name: 'Opret og fakturér' }).click();
  await expect(dialog).toContainText('CVR-nummer er påkrævet');
  for (const [label, value] of [
    ['CVR-nummer', '12345674'],
    ['Firmanavn', `${name} ApS`],
    ['Telefonnummer', '86001240'],
    ['Gade', 'Havnegade 1'],
    ['Postnummer', '8000'],
  ] as const)
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('By', { exact: true }).fill('Aarhus C');
  await dialog.getByRole('button', { name: 'Opret og fakturér' }).click();
  await expect(place).toHaveCount(0);
});
