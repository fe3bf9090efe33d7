import type { Page } from '@playwright/test';
import { holdOperation } from '../testing/browser/interceptOperations.ts';
import { findInMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { rowsIn } from '../testing/browser/tables.ts';
import { createCompany, uniqueName } from '../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  eventCard,
  mailedRegistrationLink,
  publicEventPath,
} from '../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../testing/browser/viewports.ts';

const notice = (page: Page) => page.getByRole('main').getByRole('status');
const WAIT = 'Skriv mig på ventelisten';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member waits for a seat, is offered it while the page is open, and accepts it', async ({ page, request }) => {
  const company = await createCompany(request);
  const event = await createUpcomingEvent(request, { capacity: 1 });
  await event.addRegistration();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', 'EventListSubscription');
  const card = eventCard(page, event);
  await card.getByRole('button', { name: `${WAIT} til ${event.title}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Du bliver nummer 1 i køen.');
  await dialog.getByLabel('Kostrestriktioner').fill('Vegetar');
  await dialog.getByRole('button', { name: WAIT }).click();
  await expect(notice(page)).toHaveText('Du står på ventelisten.');
  await expect(card).toContainText('Du er nummer 1 på ventelisten.');
  await event.updateEvent({ capacity: 2 });
  await expect(card).toContainText('Der er en plads til dig. Vi holder den til');
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await card.getByRole('button', { name: `Ja tak til ${event.title}` }).click();
  await expect(dialog.getByLabel('Kostrestriktioner')).toHaveValue('Vegetar');
  await dialog.getByRole('button', { name: 'Tilmeld', exact: true }).click();
  await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
  await expect(card.getByRole('button', { name: `Afmeld ${event.title}` })).toBeVisible();
});

test('a stranger waits, and answers the offers of two seats by the links in the mails', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { capacity: 1 });
  await event.addRegistration();
  const emails = [`${uniqueName('ja')}@gaest.example`, `${uniqueName('nej')}@gaest.example`];
  await page.setViewportSize(PHONE);
  for (const email of emails) {
    await page.goto(publicEventPath(event));
    await page.getByRole('button', { name: WAIT }).last().click();
    const dialog = page.getByRole('dialog', { name: WAIT });
    await dialog.getByLabel('Navn').fill('Gitte Gæst');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: WAIT }).click();
    await expect(notice(page)).toContainText('Du står nu på ventelisten.');
    await page.goto(await mailedRegistrationLink(request, event, email));
    await expect(page.getByRole('main')).toContainText(`Du er nummer ${emails.indexOf(email) + 1} på ventelisten.`);
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
      await expect(notice(page)).toHaveText('Du er nu tilmeldt eventet!');
    } else {
      await page.getByRole('button', { name: 'Nej tak' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sig nej' }).click();
      await expect(notice(page)).toHaveText('Du har sagt nej til pladsen.');
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(i === 0 ? 'Pladsen er din.' : 'Tilbuddet gælder ikke længere');
    await expect(page.getByRole('button', { name: /tak/ })).toHaveCount(0);
  }
  await page.goto('/events/offer?key=falsk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linket fører ikke til et tilbud om en plads');
});

test('an admin moves people in the queue and withdraws an offer, which goes to the next', async ({ page, request }) => {
  const event = await createUpcomingEvent(request, { capacity: 1 });
  await event.addRegistration();
  const emails = ['a', 'b', 'c'].map((letter) => `${uniqueName(letter)}@gaest.example`);
  for (const email of emails) await event.addRegistration(email, 'WAITLISTED');
  await signInWithToken(page, await sharedAdminToken(request));
  await page.setViewportSize(LAPTOP);
  await page.goto(`/admin/events?q=${encodeURIComponent(event.title)}`);
  await page.getByRole('button', { name: `Se tilmeldinger til ${event.title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Tilmeldinger - ${event.title}` });
  const queue = dialog.getByRole('table', { name: 'Venteliste' });
  await expect(rowsIn(queue)).toHaveCount(3);
  const last = (await rowsIn(queue).nth(2).getByRole('button', { name: /^Flyt/ }).getAttribute('aria-label')) ?? '';
  const release = await holdOperation(page, 'MoveMenuMutation');
  await rowsIn(queue).nth(2).getByRole('button', { name: /^Flyt/ }).click();
  await page.getByRole('menuitem', { name: 'Flyt forrest' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Personen bliver den første, der tilbydes en plads.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Flyt', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const firstMove = rowsIn(queue).first().getByRole('button', { name: last });
  await expect(firstMove).toBeDisabled();
  await expect(rowsIn(queue).nth(2)).toContainText('3');
  release();
  await expect(firstMove).toBeEnabled();
  await event.updateEvent({ capacity: 2 });
  await expect(rowsIn(queue).first()).toContainText('Tilbudt plads');
  await expect(rowsIn(queue).nth(1)).toContainText('Venteliste');
  await rowsIn(queue)
    .first()
    .getByRole('button', { name: /^Skift status/ })
    .click();
  await page.getByRole('menuitem', { name: 'Træk tilbuddet tilbage' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('personen kommer bagest i køen');
  await page.getByRole('button', { name: 'Skift status', exact: true }).click();
  await expect(rowsIn(queue).nth(2)).toContainText('Venteliste');
  await expect(rowsIn(queue).first()).toContainText('Tilbudt plads');
  await expect(dialog).toContainText('2 / 2 tilmeldte, 2 på ventelisten');
});
