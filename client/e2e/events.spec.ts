import type { Locator, Page } from '@playwright/test';
import { formatWeekdayDate, momentOf } from '../../domain/dates.ts';
import { abortOperation, holdOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  eventCard,
  expectMailAbout,
  readCalendarEvent,
  type UpcomingEvent,
} from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const SUBSCRIPTION = 'EventListSubscription';
const notice = (page: Page) => page.getByRole('main').getByRole('status');
const registration = (page: Page, { title }: UpcomingEvent) =>
  page.getByRole('dialog', { name: `Tilmeld til ${title}` });
const cancelDialog = (page: Page, { title }: UpcomingEvent) =>
  page.getByRole('alertdialog', { name: 'Vil du melde dig fra?' }).filter({ hasText: title });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Tilmeld', exact: true });

async function cancelRegistration(page: Page, event: UpcomingEvent): Promise<void> {
  await eventCard(page, event)
    .getByRole('button', { name: `Afmeld ${event.title}` })
    .click();
  await cancelDialog(page, event).getByRole('button', { name: 'Meld fra' }).click();
}

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member registers and cancels, and every open page follows', async ({ page, browser, request }) => {
  const company = await createCompany(request);
  const other = await openSecondBrowser(browser, await createCompany(request));
  await openSubscribed(other, '/events', SUBSCRIPTION);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', SUBSCRIPTION);
  await expect(page).toHaveTitle('Events | Portalen');
  await expect(page.getByText('Events er åbne for alle, medmindre andet står på dem.')).toBeVisible();

  const event = await createUpcomingEvent(request, { capacity: 3 });
  const card = eventCard(page, event);
  for (const text of [
    'Workshop',
    'Aktiv',
    formatWeekdayDate(dateOfTomorrow()),
    '00.01–02.30',
    'Havnegade 12, Aarhus',
    'Offentligt event',
    '0 / 3',
    'Gratis',
  ]) {
    await expect(card, text).toContainText(text);
  }
  await card.getByRole('button', { name: `Tilmeld ${event.title}` }).click();
  const dialog = registration(page, event);
  await expect(dialog.getByLabel('Navn')).toHaveValue('Freja Lund');
  await expect(dialog.getByLabel('E-mail')).toHaveValue(company.email);
  await expect(dialog.getByLabel('Telefon')).toHaveValue('86 00 12 40');
  await expect(dialog.getByLabel('Firma')).toHaveValue(company.name);
  await dialog.getByLabel('Navn').fill(' ');
  await expect(send(dialog)).toBeDisabled();
  await dialog.getByLabel('Navn').fill('Freja Lund');
  await dialog.getByLabel('Kostrestriktioner').fill('Vegetar');
  await send(dialog).click();

  await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await expect(dialog).toHaveCount(0);
  for (const each of [card, eventCard(other, event)]) await expect(each).toContainText('1 / 3');
  await expect(card).toContainText('Tilmeldt');
  await expect(eventCard(other, event).getByRole('button', { name: `Tilmeld ${event.title}` })).toBeVisible();
  await expect(card.getByRole('button', { name: `Afmeld ${event.title}` })).toBeFocused();
  await expectMailAbout(request, event, company.email);
  await expect(notice(page)).toBeEmpty();

  const release = await holdOperation(page, 'EventActionMutation');
  await card.getByRole('button', { name: `Afmeld ${event.title}` }).click();
  await cancelDialog(page, event).getByRole('button', { name: 'Annuller' }).click();
  await expect(card.getByRole('button', { name: `Afmeld ${event.title}` })).toBeFocused();
  await cancelRegistration(page, event);
  await expect(card.getByText('Afmelder...')).toBeVisible();
  await expect(card.getByRole('button', { name: `Afmeld ${event.title}` })).toBeDisabled();
  release();
  await expect(notice(page)).toHaveText('Du er nu afmeldt eventet!');
  for (const each of [card, eventCard(other, event)]) await expect(each).toContainText('0 / 3');
  await expect(card.getByRole('button', { name: `Tilmeld ${event.title}` })).toBeVisible();
  await expect(notice(page)).toBeEmpty();
});

test('of two members who want the last seat, one gets the seat and the other an error', async ({
  page,
  browser,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 1 });
  const other = await openSecondBrowser(browser, await createCompany(request));
  await signInWithToken(page, (await createCompany(request)).token);
  const pages = [page, other];
  for (const each of pages) {
    await openSubscribed(each, '/events', SUBSCRIPTION);
    await eventCard(each, event)
      .getByRole('button', { name: `Tilmeld ${event.title}` })
      .click();
    await expect(send(registration(each, event))).toBeEnabled();
  }
  await Promise.all(pages.map((each) => send(registration(each, event)).click()));
  await expect(async () => {
    const won = await Promise.all(pages.map((each) => notice(each).getByText('Du er nu tilmeldt eventet!').count()));
    const lost = await Promise.all(
      pages.map((each) => registration(each, event).getByRole('alert').getByText('Event er fuldt booket').count()),
    );
    expect([won.toSorted(), lost.toSorted()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  }).toPass({ timeout: 60_000 });
  for (const each of pages) await expect(eventCard(each, event)).toContainText('1 / 1');
  const loser = (await registration(page, event).count()) ? page : other;
  await registration(loser, event).getByRole('button', { name: 'Annuller' }).click();
  await expect(
    eventCard(loser, event).getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` }),
  ).toBeVisible();
});

test('an error appears where the member started the action, and the action can be retried', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request);
  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/events');
  const card = eventCard(page, event);
  const dialog = registration(page, event);
  const restoreRegistration = await abortOperation(page, 'RegisterDialogMutation');
  await card.getByRole('button', { name: `Tilmeld ${event.title}` }).click();
  await send(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('Der opstod en fejl ved tilmelding');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await card.getByRole('button', { name: `Tilmeld ${event.title}` }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await restoreRegistration();
  await send(dialog).click();
  await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');

  const restoreAction = await abortOperation(page, 'EventActionMutation');
  await cancelRegistration(page, event);
  await expect(notice(page)).toHaveText('Der opstod en fejl ved afmelding');
  await notice(page).getByRole('button', { name: 'Luk besked' }).click();
  await expect(notice(page)).toBeEmpty();
  await restoreAction();
  await cancelRegistration(page, event);
  await expect(notice(page)).toHaveText('Du er nu afmeldt eventet!');
});

test('a screen that cannot load its events shows an error, which can be closed, and can be retried', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request);
  await signInWithToken(page, (await createCompany(request)).token);
  const restore = await abortOperation(page, 'EventsScreenQuery');
  await page.goto('/events');
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText('Der opstod en fejl ved hentning af events');
  await trouble.getByRole('button', { name: 'Luk' }).click();
  await expect(trouble).toHaveCount(0);
  await restore();
  await page.getByRole('button', { name: 'Hent events' }).click();
  await expect(eventCard(page, event)).toBeVisible();
});

test('without planned events the screen says so', async ({ page, request }) => {
  await signInWithToken(page, (await createCompany(request)).token);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"EventsScreenQuery"')) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { viewer: { events: object } } };
    Object.assign(body.data.viewer.events, { edges: [], totalCount: 0 });
    return route.fulfill({ response: answer, json: body });
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Ingen events endnu' })).toBeVisible();
});

test('an online event has a link to join, and its description is harmless whatever was written', async ({
  page,
  request,
}) => {
  const hostile =
    '<h1>Program</h1><p onclick="window.hacked=1">Kom <img src=x onerror="window.hacked=1">' +
    '<a href="javascript:window.hacked=1">her</a> <script>window.hacked=1</script>' +
    '<a href="https://portal.example/program">programmet</a></p><svg onload="window.hacked=1"></svg>';
  const event = await createUpcomingEvent(request, {
    isOnline: true,
    location: null,
    meetingLink: 'https://moede.example/abc',
    isPublic: false,
    description: hostile,
  });
  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/events');
  const card = eventCard(page, event);
  await expect(card).toContainText('Online event');
  await expect(card).toContainText('Gratis');
  await expect(card).toContainText('Kun for kunder');
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  const join = card.getByRole('link', { name: '(Join meeting)' });
  await expect(join).toHaveAttribute('href', 'https://moede.example/abc');
  await expect(join).toHaveAttribute('target', '_blank');
  await card.getByRole('button', { name: 'Læs mere' }).click();
  const dialog = page.getByRole('dialog', { name: event.title });
  await expect(dialog.getByRole('heading', { name: 'Program' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'programmet' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(dialog.locator('script, img, [onclick], a[href^="javascript"], svg[onload]')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Tilføj til kalender' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await dialog.getByRole('button', { name: 'Luk' }).last().click();
  await card.getByRole('button', { name: `Tilmeld ${event.title}` }).click();
  await expect(registration(page, event)).toContainText('Linket sendes igen, når du er tilmeldt.');
});

test('an event can be added to every calendar at its time in Copenhagen', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { date: '2099-07-01', startTime: '09:00', endTime: '11:30' });
  const company = await createCompany(request);
  const soon = await createUpcomingEvent(request);
  await signInWithToken(page, company.token);
  await page.goto('/events');
  await eventCard(page, soon)
    .getByRole('button', { name: `Tilføj ${soon.title} til kalender` })
    .click();
  for (const [name, host] of [
    ['Google', 'google.com'],
    ['Outlook', 'outlook.live.com'],
    ['Office 365', 'outlook.office.com'],
    ['Yahoo', 'yahoo.com'],
  ] as const) {
    const entry = page.getByRole('menuitem', { name });
    expect(new URL((await entry.getAttribute('href'))!).hostname).toContain(host);
    await expect(entry).toHaveAttribute('target', '_blank');
  }
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '.ics-fil' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page).toHaveURL(/\/events$/);

  const { viewer } = await company.queryApi(
    '{ viewer { events(first: 100) { edges { node { id calendarLinks { ics } } } } } }',
  );
  const addressOf = ({ id }: UpcomingEvent) =>
    viewer.events.edges.find(({ node }) => node.id === id)!.node.calendarLinks.ics;
  expect(await readCalendarEvent(request, addressOf(event))).toEqual({
    summary: event.title,
    location: 'Havnegade 12, Aarhus',
    start: '2099-07-01T07:00:00.000Z',
    end: '2099-07-01T09:30:00.000Z',
  });
  expect((await readCalendarEvent(request, addressOf(soon))).start).toBe(
    momentOf(dateOfTomorrow(), '00:01').toISOString(),
  );
});

test("an admin's changes, cancellations and withdrawals appear at once", async ({ page, request }) => {
  await signInWithToken(page, (await createCompany(request)).token);
  await openSubscribed(page, '/events', SUBSCRIPTION);
  const event = await createUpcomingEvent(request, { capacity: 2 });
  const card = eventCard(page, event);
  await expect(card).toContainText('0 / 2');
  await event.addRegistration();
  await expect(card).toContainText('1 / 2');
  await event.addRegistration();
  await expect(card.getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` })).toBeVisible();
  await event.updateEvent({ capacity: 5, location: 'Musikhuset, Aarhus' });
  await expect(card).toContainText('Musikhuset, Aarhus');
  await expect(card.getByRole('button', { name: `Tilmeld ${event.title}` })).toBeVisible();
  await event.updateEvent({ capacity: 5, status: 'CANCELLED' });
  await expect(card).toContainText('Aflyst');
  await expect(card.getByRole('button', { name: /^(Tilmeld|Afmeld|Skriv)/ })).toHaveCount(0);
  await event.updateEvent({ capacity: 5, status: 'DRAFT' });
  await expect(card).toHaveCount(0);
});

test('waiting members see their position, go to the end of the list, can leave it, and cannot jump it', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const event = await createUpcomingEvent(request, { capacity: 1 });
  const card = eventCard(page, event);
  const question = page.getByRole('alertdialog', { name: 'Vil du forlade ventelisten?' });
  const ahead = `${uniqueName('foran')}@gaest.example`;
  await event.addRegistration();
  await event.addRegistration(ahead, 'WAITLISTED');
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', SUBSCRIPTION);
  await expect(card).toContainText('1 / 1');
  await expect(card.getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` })).toBeVisible();
  await event.addRegistration(company.email, 'WAITLISTED');
  await expect(card).toContainText('Venteliste');
  await expect(card).toContainText('Du er nummer 2 på ventelisten. Vi skriver, når der er en plads.');
  for (const again of [false, true]) {
    if (again) await event.addRegistration(company.email, 'WAITLISTED');
    const leave = card.getByRole('button', { name: `Forlad ventelisten ${event.title}` });
    await leave.click();
    await expect(question).toContainText(`Du mister din plads i køen til »${event.title}«.`);
    await question.getByRole('button', { name: 'Annuller' }).click();
    await expect(leave).toBeFocused();
    await leave.click();
    await question.getByRole('button', { name: 'Forlad ventelisten' }).click();
    await expect(notice(page)).toHaveText('Du står ikke længere på ventelisten.');
    await expect(card.getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` })).toBeVisible();
    await expect(card).not.toContainText('Du er nummer');
    await notice(page).getByRole('button', { name: 'Luk besked' }).click();
  }
});

test('a card changes to completed at the moment when its event ends', async ({ page, request }) => {
  const event = await createUpcomingEvent(request);
  await signInWithToken(page, (await createCompany(request)).token);
  await page.clock.install({ time: momentOf(dateOfTomorrow(), '02:29') });
  await page.goto('/events');
  const card = eventCard(page, event);
  await expect(card).toContainText('Aktiv');
  await page.clock.fastForward(61_000);
  await expect(card).toContainText('Afsluttet');
  await expect(card.getByRole('button', { name: /^(Tilmeld|Tilføj)/ })).toHaveCount(0);
});

test('more than a page of events loads on request', async ({ page, request }) => {
  const events: UpcomingEvent[] = [];
  for (let day = 10; day < 23; day += 1) events.push(await createUpcomingEvent(request, { date: `2098-12-${day}` }));
  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/events');
  const last = eventCard(page, events.at(-1)!);
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(last).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Vis flere' });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(last).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const titles = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => events.some((event) => event.title === title))).toEqual(
    events.map(({ title }) => title),
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the events are accessible and fit from a phone to a wide screen, ${colorScheme}`, async ({ page, request }) => {
    const event = await createUpcomingEvent(request, {
      title: `Kundeserviceuddannelsesprogramkoordineringsmøde ${crypto.randomUUID().slice(0, 6)}`,
      capacity: 40,
    });
    await signInWithToken(page, (await createCompany(request)).token);
    await page.emulateMedia({ colorScheme });
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/events');
      await expect(eventCard(page, event)).toBeVisible();
      await expectNoSidewaysScroll(page);
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(Math.min(columns, lefts.length));
    }
  });
}
