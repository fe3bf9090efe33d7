import { formatWeekdayDate, momentOf } from '../../../domain/basics/dates.ts';
import { addRegistration } from '../../testing/browser/events.ts';
import { abortOperation, countOperation } from '../../testing/browser/interceptOperations.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import {
  fillRegistrationForm,
  openRegistrationForm,
  registerButton,
  registrationDialog,
  registrationNotice,
} from '../../testing/browser/publicEventForm.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { uniqueName } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  expectMailAbout,
  mailedRegistrationLink,
  publicEventPath,
  readCalendarEvent,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const SUBSCRIPTION = 'PublicEventScreenSubscription';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a guest registers, corrects and cancels by the link in the mail, twice, on a phone the second time', async ({
  page,
  browser,
  request,
}) => {
  const event = await createUpcomingEvent(request, { capacity: 4, isListed: true });
  const email = `${uniqueName('gaest')}@gaest.example`;
  const context = await browser.newContext({ baseURL: process.env.PORTAL_URL! });
  const other = await context.newPage();
  await openSubscribed(other, publicEventPath(event), SUBSCRIPTION);
  const requestCount = countOperation(page, 'publicEventsQuery');
  const edit = page.getByRole('dialog', { name: 'Ret dine oplysninger' });
  const badge = page.getByRole('main').locator('header');
  for (const [round, viewport] of [LAPTOP, PHONE].entries()) {
    await page.setViewportSize(viewport);
    const requestsBefore = requestCount();
    await page.goto('/events/public');
    await expect(page.getByRole('link', { name: event.title })).toBeVisible();
    // The list is rendered from the data of the page.
    expect(requestCount()).toBe(requestsBefore);
    await page.getByRole('link', { name: event.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
    await page.getByRole('link', { name: 'Se alle events for alle' }).click();
    await page.getByRole('link', { name: event.title }).click();
    await openRegistrationForm(page);
    await expect(registerButton(page)).toBeDisabled();
    await fillRegistrationForm(page, 'gitte');
    await expectNoSidewaysScroll(page);
    await registerButton(page).click();
    await expect(registrationDialog(page).getByText('Ugyldig e-mail')).toBeVisible();
    await fillRegistrationForm(page, email);
    const restore = await abortOperation(page, 'SignUpDialogMutation');
    await registerButton(page).click();
    await expect(registrationDialog(page).getByRole('alert')).toContainText(
      'Der opstod en fejl ved tilmelding til event',
    );
    await expect(registrationDialog(page).getByLabel('Navn')).toHaveValue('Gitte Gæst');
    await restore();
    await registerButton(page).click();
    await expect(registrationNotice(page)).toHaveText('Du er nu tilmeldt eventet!');
    for (const each of [page, other]) await expect(each.getByRole('main')).toContainText('1 / 4');
    if (round === 0) await expectMailAbout(request, event, email);

    const link = await mailedRegistrationLink(request, event, email);
    // Mail scanners open links, so opening the page must not cancel the registration.
    await request.get(link);
    await page.goto(link);
    await expect(badge).toContainText('Tilmeldt');
    await page.getByRole('button', { name: 'Ret dine oplysninger' }).click();
    await edit.getByLabel('Navn').fill('');
    await edit.getByLabel('Kostrestriktioner').fill('Vegetar');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(edit.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
    await expect(edit.getByLabel('Kostrestriktioner')).toHaveValue('Vegetar');
    await edit.getByLabel('Navn').fill('Gitte Gæst Hansen');
    await edit.getByRole('button', { name: 'Gem' }).click();
    await expect(registrationNotice(page)).toHaveText('Dine oplysninger er gemt.');
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByRole('button', { name: 'Ret dine oplysninger' }).click();
    await expect(edit.getByLabel('Navn')).toHaveValue('Gitte Gæst Hansen');
    await edit.getByRole('button', { name: 'Annuller' }).click();

    await page.getByRole('button', { name: 'Afmeld' }).click();
    const question = page.getByRole('alertdialog', { name: 'Vil du melde dig fra?' });
    const restoreLeave = await abortOperation(page, 'LeaveButtonMutation');
    await question.getByRole('button', { name: 'Meld fra' }).click();
    await expect(question.getByRole('alert')).toContainText('Der opstod en fejl ved afmelding');
    await restoreLeave();
    await question.getByRole('button', { name: 'Meld fra' }).click();
    await expect(registrationNotice(page)).toHaveText('Du er nu afmeldt eventet!');
    await expect(badge).toContainText('Afmeldt');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByRole('main')).toContainText('0 / 4');
  }

  // The open page follows what an admin changes.
  await event.updateEvent({ capacity: 4, isListed: true, status: 'CANCELLED' });
  await expect(other.getByRole('main')).toContainText('Eventet er aflyst');
  await expect(other.getByRole('button', { name: 'Tilmeld dig event' })).toHaveCount(0);
  await event.updateEvent({ capacity: 4, isListed: true, status: 'DRAFT' });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dette event er ikke tilgængelig for tilmelding');
  await expect(other.getByRole('main')).not.toContainText(event.title);
});

test('guests wait for a full event on a phone, and answer the offers of two places by the links in the mails', async ({
  page,
  request,
}) => {
  const WAIT = 'Skriv mig på ventelisten';
  const event = await createUpcomingEvent(request, { capacity: 1 });
  await addRegistration(request, event.id, { name: 'Først' });
  const emails = [`${uniqueName('ja')}@gaest.example`, `${uniqueName('nej')}@gaest.example`];
  await page.setViewportSize(PHONE);
  for (const [i, email] of emails.entries()) {
    await page.goto(publicEventPath(event));
    await page.getByRole('button', { name: WAIT }).last().click();
    const dialog = page.getByRole('dialog', { name: WAIT });
    await dialog.getByLabel('Navn').fill('Gitte Gæst');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: WAIT }).click();
    await expect(registrationNotice(page)).toContainText('Du står nu på ventelisten.');
    await page.goto(await mailedRegistrationLink(request, event, email));
    await expect(page.getByRole('main')).toContainText(`Du er nummer ${i + 1} på ventelisten.`);
    await expectNoSidewaysScroll(page);
  }
  await event.updateEvent({ capacity: 3 });
  for (const [i, email] of emails.entries()) {
    const link = await findInMails(request, email, ({ text }) => /\/events\/offer\?key=[\w.-]+/.exec(text)?.[0]);
    // Programs that open the links of mails answer nothing.
    await request.get(link);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(event.title);
    await expect(page.getByRole('main')).toContainText('Der er en plads til dig.');
    await expectNoSidewaysScroll(page);
    if (i === 0) {
      await page.getByRole('button', { name: 'Ja tak, jeg kommer' }).click();
      await expect(registrationNotice(page)).toHaveText('Du er nu tilmeldt eventet!');
    } else {
      await page.getByRole('button', { name: 'Nej tak' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sig nej' }).click();
      await expect(registrationNotice(page)).toHaveText('Du har sagt nej til pladsen.');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(i === 0 ? 'Pladsen er din.' : 'Tilbuddet gælder ikke længere');
    await expect(page.getByRole('button', { name: /tak/ })).toHaveCount(0);
  }
  await page.goto('/events/offer?key=falsk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket fører ikke til et tilbud om en plads');
});

test('without JavaScript a visitor finds and reads a listed event, and links that lead nowhere reveal nothing', async ({
  browser,
  request,
}) => {
  const listed = await createUpcomingEvent(request, {
    isListed: true,
    capacity: 24,
    price: 125_000,
    description: '<h1>Program</h1><p>Kom <script>window.hacked=1</script><b onclick="hacked">glad</b>.</p>',
  });
  const unlisted = await createUpcomingEvent(request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.PORTAL_URL! });
  const page = await context.newPage();
  const main = page.getByRole('main');
  const answer = await page.goto('/events/public');
  expect(answer!.status()).toBe(200);
  await expect(page).toHaveTitle('Events for alle | Portalen');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${process.env.PORTAL_URL}/events/public`,
  );
  await expect(page.getByRole('link', { name: 'Abonnér på kalenderen' })).toHaveAttribute(
    'href',
    `${process.env.PORTAL_URL!.replace('http:', 'webcal:')}/events.ics`,
  );
  expect((await request.get('/events.ics')).ok()).toBe(true);
  // A cursor that was never valid leads to the beginning of the list.
  await page.goto('/events/public?efter=ukendt');
  await expect(page).toHaveURL('/events/public');
  const item = page.getByRole('listitem').filter({ hasText: listed.title });
  for (const text of ['Workshop', '00.01–02.30', 'Havnegade 12, Aarhus', '1.250 kr'])
    await expect(item).toContainText(text);
  await expect(main).not.toContainText(unlisted.title);
  await page.getByRole('link', { name: listed.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listed.title);
  expect((await request.get(publicEventPath(listed))).headers()['content-security-policy']).toMatch(
    /script-src 'self'(?!.*unsafe-inline.*script)/,
  );
  // The HTML contains the styles of the page and not only those of the frame.
  expect(await main.locator('aside').evaluate((aside) => getComputedStyle(aside).display)).toBe('flex');
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute('href', /google\.com/);
  for (const name of ['name="description"', 'property="og:description"'])
    await expect(page.locator(`meta[${name}]`)).toHaveAttribute(
      'content',
      new RegExp(`${formatWeekdayDate(dateOfTomorrow())} kl. 00.01–02.30, Havnegade 12, Aarhus. Program Kom glad.`),
    );
  for (const text of ['0 / 24', 'Kom glad.', 'Bemærk: Dette er et betalt arrangement. Du vil modtage faktura'])
    await expect(main).toContainText(text);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(main.locator('[onclick]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'hej@portal.example' }).first()).toHaveAttribute(
    'href',
    /^mailto:hej@portal\.example\?subject=Tilmelding/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', listed.title);
  expect(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)).toMatchObject({
    '@type': 'Event',
    name: listed.title,
    offers: { price: '1250.00', priceCurrency: 'DKK', availability: 'https://schema.org/InStock' },
  });
  const calendar = (await page.getByRole('link', { name: '.ics-fil' }).getAttribute('href'))!;
  expect(await readCalendarEvent(request, calendar)).toMatchObject({
    summary: listed.title,
    start: momentOf(dateOfTomorrow(), '00:01').toISOString(),
  });

  await listed.updateEvent({ status: 'DRAFT' });
  await unlisted.updateEvent({ isPublic: false });
  for (const [path, text, advice] of [
    ['/events/public/findes-ikke', 'Event ikke fundet', 'Tjek, at linket er helt rigtigt.'],
    [publicEventPath(unlisted), 'Event ikke fundet', 'Tjek, at linket er helt rigtigt.'],
    [
      publicEventPath(listed),
      'Dette event er ikke tilgængelig for tilmelding',
      'Det kan være aflyst, afholdt eller endnu ikke åbnet.',
    ],
  ] as const) {
    const refused = await page.goto(path);
    expect(refused!.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
    await expect(main).toContainText(advice);
    await expect(page).toHaveTitle(`${text} | Portalen`);
    for (const { title } of [listed, unlisted]) expect(await refused!.text()).not.toContain(title);
  }
  await context.close();
});
