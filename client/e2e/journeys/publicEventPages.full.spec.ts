import { formatWeekdayDate, momentOf } from '../../../domain/basics/dates.ts';
import { holdScripts } from '../../testing/browser/holdScripts.ts';
import { countOperation, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import {
  fillRegistrationForm,
  openRegistrationForm,
  registerButton,
  registrationDialog,
  registrationNotice,
} from '../../testing/browser/publicEventForm.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  publicEventPath,
} from '../../testing/browser/upcomingEvent.ts';

const SUBSCRIPTION = 'PublicEventScreenSubscription';
const CLOSED = 'Dette event er ikke tilgængelig for tilmelding';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('an open page shows what the server sent, runs no scripts of an event, and follows it until it ends', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request, {
    title: '</title><script>window.hacked=1</script>',
    location: '"><img src=x onerror=window.hacked=1>',
    description:
      '<p>Hej</p><img src=x onerror="window.hacked=1"><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>' +
      '</script><script>window.hacked=1</script><!--<svg onload=window.hacked=1>-->',
    capacity: 1,
    price: 125_000,
  });
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const signUp = page.getByRole('button', { name: 'Tilmeld dig event' });

  // A user whose session has ended can still read the page.
  await signInWithToken(page, 'forbi');
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(heading).toHaveText(event.title);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
  await expect(page).toHaveURL(new RegExp(`${publicEventPath(event)}$`));

  const requestCount = countOperation(page, 'publicEventQuery');
  const forms: string[] = [];
  page.on('request', (sent) => {
    if (/SignUpDialog.*\.js/.test(sent.url())) forms.push(sent.url());
  });
  await openSubscribed(page, publicEventPath(event), SUBSCRIPTION);
  await expect(heading).toHaveText(event.title);
  expect([requestCount(), forms.length]).toEqual([0, 0]);
  await expect(main.locator('script, img, iframe, [onerror], [onload]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { hacked?: number }).hacked)).toBeUndefined();
  await openRegistrationForm(page);
  await expect(registerButton(page)).toBeDisabled();
  expect(forms).toHaveLength(1);
  await registrationDialog(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(registrationDialog(page)).toHaveCount(0);

  await event.updateEvent({ date: '2090-03-04', startTime: '10:00', endTime: '11:00', location: 'Musikhuset' });
  for (const text of [formatWeekdayDate('2090-03-04'), '10.00–11.00', 'Musikhuset', 'Du vil modtage faktura'])
    await expect(main, text).toContainText(text);
  await event.updateEvent({ status: 'CANCELLED' });
  await expect(main).toContainText('Eventet er aflyst');
  await expect(main.locator('header')).toContainText('Aflyst');
  await expect(main).not.toContainText('faktura');
  await expect(signUp).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Tilføj til kalender' })).toHaveCount(0);
  await event.updateEvent({});
  await expect(signUp).toBeVisible();
  await expect(main).not.toContainText('Aflyst');
  await event.updateEvent({ status: 'DRAFT' });
  await expect(heading).toHaveText(CLOSED);
  await expect(main).not.toContainText(event.title);
  await event.updateEvent({});
  await expect(heading).toHaveText(event.title);
  await event.addRegistration();
  await expect(page.getByText('Event er fuldt booket')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Tilmeldte' })).toHaveAttribute('aria-valuenow', '1');
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Skriv mig på ventelisten' })).toBeVisible();
  await expect(signUp).toHaveCount(0);

  // Somebody who waits reads the position by the link in the mail, and leaves the list.
  const email = `${uniqueName('venter')}@gaest.example`;
  await event.addRegistration(undefined, 'WAITLISTED');
  await event.addRegistration(email, 'WAITLISTED');
  const link = await findInMails(request, email, ({ text }) => /\/events\/registration\?key=[\w-]+/.exec(text)?.[0]);
  await page.goto(link);
  await expect(main).toContainText('Du er nummer 2 på ventelisten. Vi skriver, når der er en plads.');
  await page.getByRole('button', { name: 'Forlad ventelisten' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forlad ventelisten' }).click();
  await expect(registrationNotice(page)).toHaveText('Du står ikke længere på ventelisten.');
  await event.updateEvent({ status: 'CANCELLED' });
  await page.reload();
  await expect(main).toContainText('Eventet er aflyst');
  await page.goto('/events/registration?key=findes-ikke');
  await expect(heading).toHaveText('Linket fører ikke til en tilmelding');

  // An open page closes the registration at the moment when the event ends.
  await event.updateEvent({ capacity: 9 });
  await page.clock.install({ time: momentOf(dateOfTomorrow(), '02:29') });
  await page.goto(publicEventPath(event));
  await expect(signUp).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(main).toContainText('Eventet er afsluttet');
  await expect(signUp).toHaveCount(0);
});

test('a page works before its scripts have loaded, and describes a listed event to search engines', async ({
  page,
  browser,
  request,
}) => {
  const secret = 'https://moede.example/hemmelig';
  const listed = await createUpcomingEvent(request, {
    isListed: true,
    title: `</script><b>Farlig & "god"</b> ${Date.now()}`,
    price: 125_000,
    capacity: 1,
  });
  const online = await createUpcomingEvent(request, { isOnline: true, location: null, meetingLink: secret });

  // A click before the scripts have loaded opens the form once, as soon as they are there.
  const release = await holdScripts(page);
  await page.goto(publicEventPath(listed), { waitUntil: 'commit' });
  await page.getByRole('complementary').getByRole('link', { name: 'Tilmeld dig event' }).click({ noWaitAfter: true });
  await page.waitForURL(/tilmeld/, { waitUntil: 'commit' });
  release();
  await expect(registrationDialog(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${publicEventPath(listed)}$`));
  await fillRegistrationForm(page);
  await refuseOperationOnce(page, 'SignUpDialogMutation', 'FULL', 'Event er fuldt booket');
  await registerButton(page).click();
  await expect(registrationDialog(page).getByRole('alert')).toContainText('Event er fuldt booket');
  await expect(registrationDialog(page).getByLabel('Navn')).toHaveValue('Gitte Gæst');
  await registerButton(page).click();
  await expect(registrationNotice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await page.reload();
  await expect(page.getByText('Event er fuldt booket')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const reader = await context.newPage();
  const read = async () =>
    JSON.parse((await reader.locator('script[type="application/ld+json"]').textContent())!) as Record<string, unknown>;
  const content = (name: string) =>
    reader.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  await reader.goto(publicEventPath(listed));
  const url = `${process.env.PORTAL_URL}${publicEventPath(listed)}`;
  expect(await read()).toMatchObject({
    '@type': 'Event',
    name: listed.title,
    url,
    startDate: expect.stringMatching(/T00:01:00\+0[12]:00$/),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Havnegade 12, Aarhus' },
    offers: { price: '1250.00', priceCurrency: 'DKK', availability: 'https://schema.org/SoldOut' },
  });
  await expect(reader.locator('link[rel="canonical"]')).toHaveAttribute('href', url);
  await expect(reader.locator('meta[name="robots"]')).toHaveCount(0);
  expect(await content('twitter:card')).toBe('summary_large_image');
  const picture = await request.get((await content('og:image'))!);
  expect(picture.headers()['content-type']).toBe('image/png');
  await reader.goto(publicEventPath(online));
  expect(await read()).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: `${process.env.PORTAL_URL}${publicEventPath(online)}` },
    offers: { price: '0.00' },
  });
  expect(JSON.stringify(await read())).not.toContain(secret);
  expect(await content('robots')).toBe('noindex');

  // A page whose event was closed before it subscribes shows the closing.
  const late = await (await browser.newContext({ baseURL: process.env.PORTAL_URL! })).newPage();
  const releaseLate = await holdScripts(late);
  await late.goto(publicEventPath(online), { waitUntil: 'commit' });
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(online.title);
  await online.updateEvent({ status: 'CANCELLED' });
  releaseLate();
  await expect(late.getByRole('heading', { level: 1 })).toHaveText(CLOSED);
});
