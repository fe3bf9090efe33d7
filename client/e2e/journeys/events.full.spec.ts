import { momentOf } from '../../../domain/basics/dates.ts';
import { abortOperation, changeAnswer } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  EVENT_LIST_SUBSCRIPTION,
  eventCard,
  notice,
  sendSignUpButton,
  signUpButton,
  type UpcomingEvent,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member fetches events again, reads one that was written by an attacker, and sees another one end', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, {
    title: `Kundeserviceuddannelsesprogramkoordineringsmøde ${crypto.randomUUID().slice(0, 6)}`,
    isOnline: true,
    location: null,
    meetingLink: 'https://moede.example/abc',
    isPublic: false,
    description:
      '<h1>Program</h1><p onclick="window.hacked=1">Kom <img src=x onerror="window.hacked=1"></p>' +
      '<a href="javascript:window.hacked=1">her</a><script>window.hacked=1</script>' +
      '<svg onload="window.hacked=1"></svg>',
  });
  const other = await createUpcomingEvent(request, { capacity: 40 });
  await signInWithToken(page, (await createCompany(request)).token);
  const restore = await abortOperation(page, 'EventsScreenQuery');
  await page.goto('/events');
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText('Der opstod en fejl ved hentning af events');
  await trouble.getByRole('button', { name: 'Luk' }).click();
  await expect(trouble).toHaveCount(0);
  await restore();
  await page.getByRole('button', { name: 'Hent events' }).click();

  const card = eventCard(page, event);
  for (const text of ['Online event', 'Gratis', 'Kun for kunder']) await expect(card).toContainText(text);
  await expect(card.getByRole('progressbar')).toHaveCount(0);
  const join = card.getByRole('link', { name: '(Join meeting)' });
  await expect(join).toHaveAttribute('href', 'https://moede.example/abc');
  await expect(join).toHaveAttribute('target', '_blank');
  await card.getByRole('button', { name: 'Læs mere' }).click();
  const dialog = page.getByRole('dialog', { name: event.title });
  await expect(dialog.getByRole('heading', { name: 'Program', exact: true })).toBeVisible();
  await expect(dialog.locator('script, img, [onclick], a[href^="javascript"], svg[onload]')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Tilføj til kalender' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await dialog.getByRole('button', { name: 'Luk' }).last().click();
  await card.getByRole('button', { name: `Tilføj ${event.title} til kalender` }).click();
  await expect(page.getByRole('menuitem', { name: 'Google' })).toHaveAttribute('href', /google\.com/);
  await expect(page.getByRole('menuitem', { name: 'Google' })).toHaveAttribute('target', '_blank');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: '.ics-fil' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page).toHaveURL(/\/events$/);
  await signUpButton(page, event).click();
  await expect(page.getByRole('dialog')).toContainText('Linket sendes igen, når du er tilmeldt.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(Math.min(columns, lefts.length));
  }

  const restoreAnswer = await changeAnswer<{ viewer: { events: object } }>(page, 'EventsScreenQuery', ({ viewer }) => {
    Object.assign(viewer.events, { edges: [], totalCount: 0 });
  });
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Ingen events endnu' })).toBeVisible();
  await restoreAnswer();

  // An open card changes at the moment when its event ends.
  await page.clock.install({ time: momentOf(dateOfTomorrow(), '02:29') });
  await page.goto('/events');
  await expect(eventCard(page, other)).toContainText('Aktiv');
  await page.clock.fastForward(61_000);
  await expect(eventCard(page, other)).toContainText('Afsluttet');
  await expect(eventCard(page, other).getByRole('button', { name: /^(Tilmeld|Tilføj)/ })).toHaveCount(0);
});

test('of two members who want the last place one gets it, and more than a page of events loads on request', async ({
  page,
  browser,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 1 });
  const later: UpcomingEvent[] = [];
  for (let day = 10; day < 23; day += 1) later.push(await createUpcomingEvent(request, { date: `2098-12-${day}` }));
  const other = await openSecondBrowser(browser, await createCompany(request));
  await signInWithToken(page, (await createCompany(request)).token);
  const pages = [page, other];
  const dialogOf = (each: typeof page) => each.getByRole('dialog', { name: `Tilmeld til ${event.title}` });
  for (const each of pages) {
    await openSubscribed(each, '/events', EVENT_LIST_SUBSCRIPTION);
    await signUpButton(each, event).click();
    await expect(sendSignUpButton(dialogOf(each))).toBeEnabled();
  }
  await Promise.all(pages.map((each) => sendSignUpButton(dialogOf(each)).click()));
  await expect(async () => {
    const won = await Promise.all(pages.map((each) => notice(each).getByText('Du er nu tilmeldt eventet!').count()));
    const lost = await Promise.all(
      pages.map((each) => dialogOf(each).getByRole('alert').getByText('Event er fuldt booket').count()),
    );
    expect([won.toSorted(), lost.toSorted()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  }).toPass({ timeout: 60_000 });
  for (const each of pages) await expect(eventCard(each, event)).toContainText('1 / 1');
  const loser = (await dialogOf(page).count()) ? page : other;
  await dialogOf(loser).getByRole('button', { name: 'Annuller' }).click();
  await expect(
    eventCard(loser, event).getByRole('button', { name: `Skriv mig på ventelisten til ${event.title}` }),
  ).toBeVisible();

  const last = eventCard(loser, later.at(-1)!);
  const more = loser.getByRole('button', { name: 'Vis flere' });
  await expect(last).toHaveCount(0);
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(last).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const titles = await loser
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => later.some((each) => each.title === title))).toEqual(later.map(({ title }) => title));
});
