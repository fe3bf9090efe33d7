import type { Locator, Page } from '@playwright/test';
import { addDays, dateOf, formatLongDate, formatWeekdayDate } from '../../../domain/dates.ts';
import { cardNumbers } from '../../../domain/testing/cardNumbers.ts';
import { createClipCardCompany, readStoredClipCards } from '../../testing/browser/clipCardCompany.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { addRegistration } from '../../testing/browser/events.ts';
import { abortOperation, holdOperation } from '../../testing/browser/interceptOperations.ts';
import { findInMails, newestMailTo } from '../../testing/browser/mails.ts';
import { payByCard, payByInvoice } from '../../testing/browser/paymentMethods.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { queryApiAsAdmin } from '../../testing/browser/queryApi.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsIn, rowsOf } from '../../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  eventCard,
  expectMailAbout,
  type UpcomingEvent,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'EventListSubscription';
const notice = (page: Page) => page.getByRole('main').getByRole('status');
const signUpButton = (page: Page, event: UpcomingEvent) =>
  eventCard(page, event).getByRole('button', { name: `Tilmeld ${event.title}` });
const leaveButton = (page: Page, event: UpcomingEvent) =>
  eventCard(page, event).getByRole('button', { name: `Afmeld ${event.title}` });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Tilmeld', exact: true });

/** Opens the admin's list with this event alone. */
const openAdminList = (page: Page, { title }: UpcomingEvent) =>
  page.goto(`/admin/events?q=${encodeURIComponent(title)}`);

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member registers and cancels twice, on a phone the second time, and every open page follows', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const other = await openSecondBrowser(browser, await createCompany(request));
  await openSubscribed(other, '/events', SUBSCRIPTION);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', SUBSCRIPTION);
  await expect(page).toHaveTitle('Events | Portalen');
  const event = await createUpcomingEvent(request, { capacity: 3 });
  const card = eventCard(page, event);
  for (const text of [
    'Workshop',
    'Aktiv',
    formatWeekdayDate(dateOfTomorrow()),
    '00.01–02.30',
    'Havnegade 12, Aarhus',
    'Offentligt event',
    'Gratis',
  ])
    await expect(card).toContainText(text);
  const dialog = page.getByRole('dialog', { name: `Tilmeld til ${event.title}` });
  const question = page.getByRole('alertdialog', { name: 'Vil du melde dig fra?' }).filter({ hasText: event.title });
  for (const viewport of [LAPTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expect(card).toContainText('0 / 3');
    await signUpButton(page, event).click();
    await expect(dialog.getByLabel('Navn')).toHaveValue('Freja Lund');
    await expect(dialog.getByLabel('E-mail')).toHaveValue(company.email);
    await expect(dialog.getByLabel('Telefon')).toHaveValue('86 00 12 40');
    await expect(dialog.getByLabel('Firma')).toHaveValue(company.name);
    await dialog.getByLabel('Navn').fill(' ');
    await expect(send(dialog)).toBeDisabled();
    await dialog.getByLabel('Navn').fill('Freja Lund');
    await dialog.getByLabel('Kostrestriktioner').fill('Vegetar');
    await expectNoSidewaysScroll(page);
    const restore = await abortOperation(page, 'RegisterDialogMutation');
    await send(dialog).click();
    await expect(dialog.getByRole('alert')).toHaveText('Der opstod en fejl ved tilmelding');
    await expect(dialog.getByLabel('Kostrestriktioner')).toHaveValue('Vegetar');
    await restore();
    await send(dialog).click();
    await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
    await expect(dialog).toHaveCount(0);
    for (const each of [page, other]) await expect(eventCard(each, event)).toContainText('1 / 3');
    await expect(card).toContainText('Tilmeldt');
    await expect(signUpButton(other, event)).toBeVisible();
    await expect(leaveButton(page, event)).toBeFocused();
    if (viewport === LAPTOP) await expectMailAbout(request, event, company.email);

    await leaveButton(page, event).click();
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(leaveButton(page, event)).toBeFocused();
    const restoreLeave = await abortOperation(page, 'EventActionMutation');
    await leaveButton(page, event).click();
    await question.getByRole('button', { name: 'Meld fra' }).click();
    await expect(notice(page)).toHaveText('Der opstod en fejl ved afmelding');
    await notice(page).getByRole('button', { name: 'Luk besked' }).click();
    await expect(notice(page)).toBeEmpty();
    await restoreLeave();
    const release = await holdOperation(page, 'EventActionMutation');
    await leaveButton(page, event).click();
    await question.getByRole('button', { name: 'Meld fra' }).click();
    await expect(card.getByText('Afmelder...')).toBeVisible();
    await expect(leaveButton(page, event)).toBeDisabled();
    release();
    await expect(notice(page)).toHaveText('Du er nu afmeldt eventet!');
    for (const each of [page, other]) await expect(eventCard(each, event)).toContainText('0 / 3');
    await expect(signUpButton(page, event)).toBeVisible();
  }

  // What an admin changes appears at once, and a past event is behind a tab of its own.
  await event.updateEvent({ capacity: 5, location: 'Musikhuset, Aarhus' });
  await expect(card).toContainText('Musikhuset, Aarhus');
  await event.updateEvent({ capacity: 1 });
  await event.addRegistration();
  await expect(card.getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` })).toBeVisible();
  await event.updateEvent({ capacity: 5, status: 'CANCELLED' });
  await expect(card).toContainText('Aflyst');
  await expect(card.getByRole('button', { name: /^(Tilmeld|Afmeld|Skriv)/ })).toHaveCount(0);
  await event.updateEvent({ capacity: 5, status: 'DRAFT' });
  await expect(card).toHaveCount(0);
  await event.updateEvent({ capacity: 5, status: 'COMPLETED' });
  await page.getByRole('link', { name: 'Tidligere' }).click();
  await expect(page).toHaveURL('/events/past');
  await expect(card).toContainText('Afsluttet');
  await page.reload();
  await expect(card).toContainText('Afsluttet');
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/events');
  await expect(page.getByText('Events er åbne for alle, medmindre andet står på dem.')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a member waits, leaves the list, is offered a seat and accepts it, while an admin orders the queue', async ({
  page,
  browser,
  request,
}) => {
  const WAIT = 'Skriv mig på ventelisten';
  const company = await createCompany(request);
  const event = await createUpcomingEvent(request, { capacity: 1 });
  await event.addRegistration();
  for (const name of ['Anne And', 'Bo Berg']) await addRegistration(request, event.id, { name, status: 'WAITLISTED' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', SUBSCRIPTION);
  const card = eventCard(page, event);
  const dialog = page.getByRole('dialog');
  const wait = card.getByRole('button', { name: `${WAIT} til ${event.title}` });
  const leave = card.getByRole('button', { name: `Forlad ventelisten ${event.title}` });
  const question = page.getByRole('alertdialog', { name: 'Vil du forlade ventelisten?' });
  for (const round of [1, 2]) {
    await wait.click();
    await expect(dialog).toContainText('Du bliver nummer 3 i køen.');
    await dialog.getByLabel('Kostrestriktioner').fill('Vegetar');
    await dialog.getByRole('button', { name: WAIT }).click();
    await expect(notice(page)).toHaveText('Du står på ventelisten.');
    await expect(card).toContainText('Du er nummer 3 på ventelisten. Vi skriver, når der er en plads.');
    if (round === 2) continue;
    await leave.click();
    await expect(question).toContainText(`Du mister din plads i køen til »${event.title}«.`);
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(leave).toBeFocused();
    await leave.click();
    await question.getByRole('button', { name: 'Forlad ventelisten' }).click();
    await expect(notice(page)).toHaveText('Du står ikke længere på ventelisten.');
    await expect(card).not.toContainText('Du er nummer');
  }

  const admin = await openSecondBrowser(browser, { token: await sharedAdminToken(request) });
  await admin.setViewportSize(LAPTOP);
  await openAdminList(admin, event);
  await admin.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
  const registrations = admin.getByRole('dialog', { name: `Tilmeldinger - ${event.title}` });
  const queue = registrations.getByRole('table', { name: 'Venteliste' });
  const confirm = admin.getByRole('alertdialog');
  await expect(rowsIn(queue)).toHaveCount(3);
  await expect(rowsIn(queue).nth(2)).toContainText('Freja Lund');
  const release = await holdOperation(admin, 'MoveMenuMutation');
  await rowsIn(queue).nth(2).getByRole('button', { name: /^Flyt/ }).click();
  await admin.getByRole('menuitem', { name: 'Flyt forrest' }).click();
  await expect(confirm).toContainText('Personen bliver den første, der tilbydes en plads.');
  await confirm.getByRole('button', { name: 'Flyt', exact: true }).click();
  await expect(rowsIn(queue).first()).toContainText('Freja Lund');
  const moveFirst = rowsIn(queue).first().getByRole('button', { name: /^Flyt/ });
  await expect(moveFirst).toBeDisabled();
  release();
  await expect(moveFirst).toBeEnabled();
  await expect(card).toContainText('Du er nummer 1 på ventelisten.');

  await event.updateEvent({ capacity: 2 });
  await expect(rowsIn(queue).first()).toContainText('Tilbudt plads');
  await expect(rowsIn(queue).nth(1)).toContainText('Venteliste');
  await expect(card).toContainText('Der er en plads til dig. Vi holder den til');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: `Ja tak til ${event.title}` }).click();
  await expect(dialog.getByLabel('Kostrestriktioner')).toHaveValue('Vegetar');
  await send(dialog).click();
  await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await expect(leaveButton(page, event)).toBeVisible();

  // An offer that an admin withdraws goes to the next in the queue.
  await expect(rowsIn(queue)).toHaveCount(2);
  await event.updateEvent({ capacity: 3 });
  await expect(rowsIn(queue).first()).toContainText('Tilbudt plads');
  await expect(rowsIn(queue).first()).toContainText('Anne And');
  await rowsIn(queue)
    .first()
    .getByRole('button', { name: /^Skift status/ })
    .click();
  await admin.getByRole('menuitem', { name: 'Træk tilbuddet tilbage' }).click();
  await expect(confirm).toContainText('personen kommer bagest i køen');
  await admin.getByRole('button', { name: 'Skift status', exact: true }).click();
  await expect(rowsIn(queue).first()).toContainText('Bo Berg');
  await expect(rowsIn(queue).first()).toContainText('Tilbudt plads');
  await expect(rowsIn(queue).nth(1)).toContainText('Venteliste');
});

test('a member buys a seat by invoice twice, then by card after a refusal, and an admin bills guests', async ({
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
    await send(dialog).click();
    await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
    await expect(dialog).toHaveCount(0);
    expect((await readEntries()).filter(({ status }) => status === 'PENDING')).toEqual([
      { status: 'PENDING', gross: 1_250_00 },
    ]);
    await leaveButton(page, event).click();
    const question = page.getByRole('alertdialog');
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
  await page.goto('/admin/unbilled-seats');
  const seat = (name: string) => rowsOf(page, 'Pladser uden faktura').filter({ hasText: name });
  await expect(seat(names[0])).toContainText(event.title);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(LAPTOP);
  await page.getByRole('button', { name: `Fakturér ${names[0]}` }).click();
  await dialog.getByRole('combobox', { name: 'Virksomhed' }).fill(company.subdomain);
  await page.getByRole('option', { name: company.name }).click();
  await dialog.getByRole('button', { name: 'Fakturér' }).click();
  await expect(toasts(page)).toContainText(names[0]);
  await expect(seat(names[0])).toHaveCount(0);
  expect(await countEntries('PENDING')).toBe(1);
  await page.getByRole('button', { name: `Handlinger for ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Gør gratis' }).click();
  await dialog.getByLabel('Hvorfor').fill('Oplægsholder');
  await dialog.getByRole('button', { name: 'Gør gratis' }).click();
  await expect(seat(names[1])).toHaveCount(0);
});

test('a member and a guest give feedback after an event, on a phone, and an admin reads it', async ({
  page,
  request,
}) => {
  const MATERIAL = 'https://materiale.example/slides';
  const company = await createCompany(request);
  const event = await createUpcomingEvent(request);
  const guest = `${uniqueName('svar')}@gaest.example`;
  for (const email of [guest, company.email]) await event.addRegistration(email);
  const dialog = page.getByRole('dialog');
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Rediger');
  const reminders = dialog.getByRole('checkbox', { name: 'Send påmindelse dagen før og en time før' });
  const thanks = dialog.getByRole('checkbox', { name: 'Send tak bagefter, og bed om feedback' });
  await expect(reminders).toBeChecked();
  await reminders.uncheck();
  await thanks.uncheck();
  await dialog.getByLabel('Link til materiale').fill('http://usikker.example');
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog.getByText('Linket til materiale skal begynde med https://').first()).toBeVisible();
  await expect(reminders).not.toBeChecked();
  await dialog.getByLabel('Link til materiale').fill(MATERIAL);
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog).toHaveCount(0);
  await chooseRowAction(page, event.title, 'Rediger');
  await expect(dialog.getByLabel('Link til materiale')).toHaveValue(MATERIAL);
  for (const each of [reminders, thanks]) await expect(each).not.toBeChecked();
  const link = await findInMails(request, guest, ({ text }) =>
    text.includes(event.title) ? /\/events\/registration\?key=[\w-]+/.exec(text)?.[0] : undefined,
  );
  // The event was yesterday.
  await event.updateEvent({ date: addDays(dateOf(), -1), publishPast: true, materialLink: MATERIAL });

  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/events/past');
  const card = eventCard(page, event);
  await expect(card.getByRole('link', { name: `Se materiale fra ${event.title}` })).toHaveAttribute('href', MATERIAL);
  await card.getByRole('button', { name: `Giv feedback om ${event.title}` }).click();
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Vælg fra 1 til 5').first()).toBeVisible();
  await dialog.getByRole('radio', { name: '4: Tilfreds' }).check();
  await dialog.getByLabel('Hvad var godt').fill('Kaffen');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(notice(page)).toHaveText('Tak for din feedback.');
  await card.getByRole('button', { name: `Ret feedback om ${event.title}` }).click();
  await expect(dialog.getByRole('radio', { name: '4: Tilfreds' })).toBeChecked();
  await expect(dialog.getByLabel('Hvad var godt')).toHaveValue('Kaffen');

  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Se materialet fra eventet' })).toHaveAttribute('href', MATERIAL);
  await page.getByRole('link', { name: 'Giv feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  // With the keyboard: a radio group is one stop, and the arrows choose.
  await page.getByRole('radio', { name: '1: Meget utilfreds' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2: / })).toBeChecked();
  await page.getByLabel('Hvad var godt').fill('=1+1');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(notice(page)).toHaveText('Tak for din feedback.');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^2: / })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Gem ændringer' })).toBeVisible();

  await page.setViewportSize(LAPTOP);
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Se feedback');
  await expect(dialog.getByText('2 svar')).toBeVisible();
  await expect(dialog.getByText('3,0')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Kaffen' })).toContainText('4');
  const { lines } = await exportCsv(page, dialog);
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/;=1\+1/);
});

test('an admin writes to the people of an event, with a preview, a test mail and a history, twice', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 2 });
  const emails = ['gaest', 'venter'].map((word) => `${uniqueName(word)}@gaest.example`) as [string, string];
  await addRegistration(request, event.id, { name: 'Ida Skov', email: emails[0] });
  await addRegistration(request, event.id, { name: 'Bo' });
  await addRegistration(request, event.id, { name: 'Per', email: emails[1], status: 'WAITLISTED' });
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Skriv til deltagerne');
  const dialog = page.getByRole('dialog', { name: `Skriv til deltagerne - ${event.title}` });
  const preview = page.getByRole('dialog', { name: 'Forhåndsvisning' });
  const mail = preview.frameLocator('iframe');
  const history = dialog.getByRole('region', { name: 'Sendte beskeder' });
  const show = dialog.getByRole('button', { name: 'Se forhåndsvisning' });
  for (const [viewport, subject] of [
    [LAPTOP, 'Parkering'],
    [PHONE, 'Frokost'],
  ] as const) {
    await page.setViewportSize(viewport);
    await expect(dialog.getByRole('checkbox', { name: 'Har en plads (2)' })).toBeChecked();
    await show.click();
    await expect(dialog.getByLabel('Emne')).toHaveAccessibleDescription(/Skriv et emne/);
    await dialog.getByLabel('Emne').fill(subject);
    await dialog.getByRole('textbox', { name: 'Besked' }).fill(`Om ${subject}`);
    await expect(dialog.getByRole('checkbox', { name: /På ventelisten/ })).not.toBeChecked();
    await dialog.getByRole('checkbox', { name: /På ventelisten/ }).check();
    await show.click();
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await expect(mail.getByText(`Om ${subject}`)).toBeVisible();
    // The style of the mail is not blocked by the policy of the page.
    await expect(mail.locator('body > div')).toHaveCSS('border-radius', '12px');
    // A link of the mail does not lead out of the preview.
    await mail.getByText('Se din tilmelding, eller meld dig fra').click();
    await expect(mail.getByText('Hej Ida Skov')).toBeVisible();
    await preview.getByRole('button', { name: 'Ren tekst' }).click();
    await expect(preview.getByLabel('Mailen som ren tekst')).toContainText(`Om ${subject}`);
    await preview.getByRole('button', { name: 'Send test til mig' }).click();
    await expect(page.getByText(/^Testmailen er sendt til /).last()).toBeVisible();
    await preview.getByRole('button', { name: 'Ret beskeden' }).click();
    await expect(dialog.getByLabel('Emne')).toHaveValue(subject);
    await show.click();
    if (subject === 'Parkering') {
      // Somebody who joins the queue after the preview would be mailed without the admin's knowledge.
      await expect(preview.getByRole('button', { name: 'Send til 3 personer' })).toBeVisible();
      await addRegistration(request, event.id, { name: 'Mia', status: 'WAITLISTED' });
      await preview.getByRole('button', { name: 'Send til 3 personer' }).click();
      await expect(preview.getByRole('alert')).toContainText('Noget er ændret, siden du så forhåndsvisningen');
      await preview.getByRole('button', { name: 'Ret beskeden' }).click();
      await show.click();
    }
    await preview.getByRole('button', { name: 'Send til 4 personer' }).click();
    await expect(page.getByText('Beskeden er på vej til 4 personer').last()).toBeVisible();
    await expect(dialog.getByLabel('Emne')).toHaveValue('');
    await expect(history.getByRole('listitem').first()).toContainText('4 af 4 mails sendt');
    for (const email of emails)
      await findInMails(request, email, ({ text }) => text.includes(`Om ${subject}`) || undefined);
  }
  await expect(history).toContainText('Til: Har en plads, På ventelisten.');
  await history.getByText('Vis beskeden').first().click();
  await expect(history.getByText('Om Frokost')).toBeVisible();
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();

  // A change of the place is mailed, unless the admin leaves the mail out.
  await page.setViewportSize(LAPTOP);
  const edit = page.getByRole('dialog', { name: 'Rediger Event' });
  for (const place of ['Rådhuspladsen 1', 'Torvet 2']) {
    await chooseRowAction(page, event.title, 'Rediger');
    await expect(edit.getByRole('textbox', { name: 'Beskrivelse' })).toBeVisible();
    await edit.getByLabel('Lokation').fill(place);
    await expect(edit.getByText(/\d personer får en mail om ændringen/)).toBeVisible();
    if (place === 'Rådhuspladsen 1') await edit.getByRole('checkbox', { name: 'Send ikke mail om ændringen' }).check();
    await edit.getByRole('button', { name: 'Opdater' }).click();
    await expect(edit).toBeHidden();
  }
  const text = await findInMails(request, emails[0], ({ text: found }) =>
    found.includes('er ændret') ? found : undefined,
  );
  expect(text).toContain('Sted: Torvet 2 (før: Rådhuspladsen 1)');
  expect((await newestMailTo(request, emails[0])).text).toBe(text);
});
