import type { Locator, Page } from '@playwright/test';
import { momentOf } from '../../domain/basics/dates.ts';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  eventCard,
  readCalendarEvent,
  type UpcomingEvent,
} from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const SUBSCRIPTION = 'EventListSubscription';
const notice = (page: Page) => page.getByRole('main').getByRole('status');
const registration = (page: Page, { title }: UpcomingEvent) =>
  page.getByRole('dialog', { name: `Tilmeld til ${title}` });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Tilmeld', exact: true });

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('of two members who want the last place, one gets the place and the other an error', async ({
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

test('the cards of events stand in one, two or three columns', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, {
    title: `Kundeserviceuddannelsesprogramkoordineringsmøde ${crypto.randomUUID().slice(0, 6)}`,
    capacity: 40,
  });
  await signInWithToken(page, (await createCompany(request)).token);
  await page.goto('/events');
  await expect(eventCard(page, event)).toBeVisible();
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(Math.min(columns, lefts.length));
  }
});
