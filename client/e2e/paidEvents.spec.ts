import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dateOf } from '../../domain/basics/dates.ts';
import { createClipCardCompany, readStoredClipCards } from '../testing/browser/clipCardCompany.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApiAsAdmin } from '../testing/browser/queryApi.ts';
import { createAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { createUpcomingEvent, deleteCreatedEvents } from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../testing/browser/viewports.ts';

const date = () => addDays(dateOf(), 10);
const createPaidEvent = (request: APIRequestContext) => createUpcomingEvent(request, { price: 1_000_00, date: date() });
const dialog = (page: Page) => page.getByRole('dialog');

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('an admin bills guests to a company and to a new one, and makes a place free', async ({ page, request }) => {
  const company = await createClipCardCompany(request);
  const event = await createPaidEvent(request);
  const names = ['Anton', 'Bente', 'Carla'].map(uniqueName);
  for (const name of names)
    await queryApiAsAdmin(
      request,
      `mutation ($publicLink: String!, $input: EventRegistrationInput!) {
        registerForPublicEvent(publicLink: $publicLink, input: $input) { message }
      }`,
      { publicLink: event.publicLink, input: { name, email: `${name.toLowerCase()}@gaest.example` } },
    );
  await signInWithToken(page, await createAdminToken(request));
  await page.goto('/admin/unbilled-places');
  const place = (name: string) => rowsOf(page, 'Pladser uden faktura').filter({ hasText: name });
  const [first, second, third] = names as [string, string, string];
  for (const viewport of [PHONE, LAPTOP]) {
    await page.setViewportSize(viewport);
    await expect(place(first)).toContainText(event.title);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: `Fakturér ${first}` }).click();
  await dialog(page).getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  await dialog(page).getByRole('button', { name: 'Fakturér' }).click();
  await expect(toasts(page)).toContainText(first);
  await expect(place(first)).toHaveCount(0);
  expect((await readStoredClipCards(company)).entries).toEqual([{ status: 'PENDING', gross: 1_250_00 }]);

  await page.getByRole('button', { name: `Fakturér ${second}` }).click();
  await dialog(page).getByRole('button', { name: 'Opret ny virksomhed' }).click();
  const form = dialog(page);
  await form.getByRole('button', { name: 'Opret og fakturér' }).click();
  await expect(form).toContainText('CVR-nummer er påkrævet');
  const fields = {
    'CVR-nummer': '12345674',
    Firmanavn: `${second} ApS`,
    Telefonnummer: '86001240',
    Gade: 'Havnegade 1',
  };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByLabel('Postnummer').fill('8000');
  await form.getByLabel('By', { exact: true }).fill('Aarhus C');
  await form.getByRole('button', { name: 'Opret og fakturér' }).click();
  await expect(place(second)).toHaveCount(0);

  await page.getByRole('button', { name: `Handlinger for ${third}` }).click();
  await page.getByRole('menuitem', { name: 'Gør gratis' }).click();
  await dialog(page).getByLabel('Hvorfor').fill('Oplægsholder');
  await dialog(page).getByRole('button', { name: 'Gør gratis' }).click();
  await expect(place(third)).toHaveCount(0);
});
