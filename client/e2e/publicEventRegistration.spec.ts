import { holdScripts } from '../testing/browser/holdScripts.ts';
import { holdOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import {
  fillRegistrationForm,
  openRegistrationForm,
  registerButton,
  registrationDialog,
  registrationNotice,
} from '../testing/browser/publicEventForm.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { uniqueName } from '../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  expectMailAbout,
  mailedRegistrationLink,
  publicEventPath,
} from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll } from '../testing/browser/viewports.ts';

const SUBSCRIPTION = 'PublicEventScreenSubscription';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a click before the scripts have loaded opens the form once, as soon as they are there', async ({
  page,
  request,
}) => {
  const event = await createUpcomingEvent(request);
  const release = await holdScripts(page);
  await page.goto(publicEventPath(event), { waitUntil: 'commit' });
  await page.getByRole('complementary').getByRole('link', { name: 'Tilmeld dig event' }).click({ noWaitAfter: true });
  await page.waitForURL(/tilmeld/, { waitUntil: 'commit' });
  release();
  await expect(registrationDialog(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${publicEventPath(event)}$`));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tilmeld dig event' })).toBeVisible();
  await expect(registrationDialog(page)).toHaveCount(0);
});

test('a visitor registers, and another visitor sees one place less', async ({ page, browser, request }) => {
  const event = await createUpcomingEvent(request, { capacity: 2 });
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const other = await context.newPage();
  await openSubscribed(other, publicEventPath(event), SUBSCRIPTION);
  await page.goto(publicEventPath(event));
  await openRegistrationForm(page);
  const email = await fillRegistrationForm(page);
  const release = await holdOperation(page, 'SignUpDialogMutation');
  await registerButton(page).click();
  await expect(registrationDialog(page).getByText('Tilmelder...')).toBeVisible();
  release();
  await expect(registrationNotice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await expect(registrationDialog(page)).toHaveCount(0);
  for (const screen of [page, other]) {
    await expect(screen.getByRole('main')).toContainText('1 / 2');
    await expect(screen.getByRole('progressbar', { name: 'Tilmeldte' })).toHaveAttribute('aria-valuenow', '1');
  }
  await expectMailAbout(request, event, email);
  await expect(registrationNotice(page)).toBeEmpty();
  await event.addRegistration();
  for (const screen of [page, other]) {
    await expect(screen.getByText('Event er fuldt booket')).toBeVisible();
    await expect(
      screen.getByRole('complementary').getByRole('button', { name: 'Skriv mig på ventelisten' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Tilmeld dig event' })).toHaveCount(0);
  }
  await context.close();
});

test('waiting people see their position by the link in the mail, and leave the list', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { isPublic: false, capacity: 1 });
  const email = `${uniqueName('venter')}@gaest.example`;
  await event.addRegistration();
  await event.addRegistration(undefined, 'WAITLISTED');
  await event.addRegistration(email, 'WAITLISTED');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(await mailedRegistrationLink(request, event, email));
    await expect(page.getByRole('main')).toContainText(
      'Du er nummer 2 på ventelisten. Vi skriver, når der er en plads.',
    );
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Forlad ventelisten' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forlad ventelisten' }).click();
  await expect(registrationNotice(page)).toHaveText('Du står ikke længere på ventelisten.');
  await event.updateEvent({ status: 'CANCELLED', isPublic: false });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Eventet er aflyst');
  await page.goto('/events/registration?key=findes-ikke');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket fører ikke til en tilmelding');
});

test('of two visitors who want the last place, the slower one gets an error in the form and loses nothing', async ({
  page,
  browser,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 1 });
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const pages = [page, await context.newPage()];
  for (const each of pages) {
    await openSubscribed(each, publicEventPath(event), SUBSCRIPTION);
    await openRegistrationForm(each);
    await fillRegistrationForm(each);
  }
  await Promise.all(pages.map((each) => registerButton(each).click()));
  await expect(async () => {
    const won = await Promise.all(
      pages.map((each) => registrationNotice(each).getByText('Du er nu tilmeldt eventet!').count()),
    );
    const lost = await Promise.all(
      pages.map((each) => registrationDialog(each).getByRole('alert').getByText('Event er fuldt booket').count()),
    );
    expect([won.toSorted(), lost.toSorted()]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  }).toPass({ timeout: 60_000 });
  const loser = pages[(await registrationDialog(page).count()) ? 0 : 1]!;
  await expect(registrationDialog(loser).getByLabel('Navn')).toHaveValue('Gitte Gæst');
  for (const each of pages) await expect(each.getByText('1 / 1')).toBeAttached();
  await context.close();
});
