import { formatWeekdayDate, momentOf } from '../../domain/basics/dates.ts';
import { holdScripts } from '../testing/browser/holdScripts.ts';
import { countOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { openRegistrationForm, registerButton, registrationDialog } from '../testing/browser/publicEventForm.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  publicEventPath,
} from '../testing/browser/upcomingEvent.ts';

const SUBSCRIPTION = 'PublicEventScreenSubscription';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('the page renders from the data that the server sent, and the form loads when it is opened', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request);
  const requestCount = countOperation(page, 'publicEventQuery');
  const scripts: string[] = [];
  page.on('request', (sent) => scripts.push(sent.url()));
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  expect(requestCount()).toBe(0);
  expect(scripts.filter((url) => /SignUpDialog/.test(url))).toEqual([]);
  await openRegistrationForm(page);
  await expect(registrationDialog(page)).toBeVisible();
  expect(scripts.filter((url) => /SignUpDialog.*\.js/.test(url))).toHaveLength(1);
  await expect(registrationDialog(page).getByLabel('Kostrestriktioner')).toHaveAttribute(
    'placeholder',
    'F.eks. vegetar, allergier...',
  );
  await expect(registrationDialog(page).getByLabel('Særlige ønsker')).toHaveAttribute(
    'placeholder',
    'F.eks. handicapvenlig adgang...',
  );
  await expect(registerButton(page)).toBeDisabled();
  await registrationDialog(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(registrationDialog(page)).toHaveCount(0);
});

test('an open page follows a new date, a cancellation, a return and a withdrawal, twice in the same tab', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 8 });
  const main = page.getByRole('main');
  const signUpButton = page.getByRole('button', { name: 'Tilmeld dig event' });
  for (let round = 0; round < 2; round += 1) {
    await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
    await expect(signUpButton).toBeVisible();
    await event.updateEvent({
      capacity: 8,
      date: '2090-03-04',
      startTime: '10:00',
      endTime: '11:00',
      location: 'Musikhuset, Aarhus',
    });
    for (const text of [formatWeekdayDate('2090-03-04'), '10.00–11.00', 'Musikhuset, Aarhus'])
      await expect(main, text).toContainText(text);
    await event.updateEvent({ capacity: 8, status: 'CANCELLED' });
    await expect(main).toContainText('Eventet er aflyst');
    await expect(main.getByRole('banner').or(main.locator('header'))).toContainText('Aflyst');
    await expect(signUpButton).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Tilføj til kalender' })).toHaveCount(0);
    await event.updateEvent({ capacity: 8 });
    await expect(signUpButton).toBeVisible();
    await expect(main).not.toContainText('Aflyst');
    await event.updateEvent({ capacity: 8, status: 'COMPLETED' });
    await expect(main).toContainText('Eventet er afsluttet');
    await event.updateEvent({ capacity: 8, status: 'DRAFT' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dette event er ikke tilgængelig for tilmelding');
    await expect(main).not.toContainText(event.title);
    await event.updateEvent({ capacity: 8 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  }
});

test('an open page stops announcing an invoice when the event is cancelled', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { price: 125_000 });
  const main = page.getByRole('main');
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(main).toContainText('Du vil modtage faktura inden eventet.');
  await event.updateEvent({ price: 125_000, status: 'CANCELLED' });
  await expect(main).toContainText('Eventet er aflyst');
  await expect(main).not.toContainText('faktura');
});

test('a page whose event was closed before it subscribes shows the closing', async ({ page, request }) => {
  const event = await createUpcomingEvent(request);
  const release = await holdScripts(page);
  await page.goto(publicEventPath(event), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await event.updateEvent({ status: 'CANCELLED' });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dette event er ikke tilgængelig for tilmelding');
});

test('registration closes at the moment when the event ends', async ({ page, request }) => {
  const event = await createUpcomingEvent(request);
  await page.clock.install({ time: momentOf(dateOfTomorrow(), '02:29') });
  await page.goto(publicEventPath(event));
  const signUpButton = page.getByRole('button', { name: 'Tilmeld dig event' });
  await expect(signUpButton).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('main')).toContainText('Eventet er afsluttet');
  await expect(signUpButton).toHaveCount(0);
});

test('a user whose session has ended can still read the page', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { capacity: 4 });
  await page.goto('/facts.json');
  await page.evaluate(() => localStorage.setItem('portal.token', 'forbi'));
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  await expect(page).toHaveURL(new RegExp(`${publicEventPath(event)}$`));
  await expect(page.getByText('0 / 4')).toBeVisible();
});

test("scripts in an event's texts do not run", async ({ page, request }) => {
  const event = await createUpcomingEvent(request, {
    title: '</title><script>window.hacked=1</script>',
    location: '"><img src=x onerror=window.hacked=1>',
    description:
      '<p>Hej</p><img src=x onerror="window.hacked=1"><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>' +
      '</script><script>window.hacked=1</script><!--<svg onload=window.hacked=1>-->',
  });
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
  await expect(page.getByRole('main').locator('script, img, iframe, [onerror], [onload]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
});
