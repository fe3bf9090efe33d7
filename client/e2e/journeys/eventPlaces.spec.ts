import { formatWeekdayDate } from '../../../domain/basics/dates.ts';
import { abortOperation, holdOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  dateOfTomorrow,
  deleteCreatedEvents,
  eventCard,
  expectMailAbout,
  leaveButton,
  EVENT_LIST_SUBSCRIPTION,
  notice,
  signUpButton,
  sendSignUpButton,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member registers and cancels twice, on a phone the second time, and every open page follows', async ({
  page,
  browser,
  request,
}) => {
  const company = await createCompany(request);
  const other = await openSecondBrowser(browser, await createCompany(request));
  await openSubscribed(other, '/events', EVENT_LIST_SUBSCRIPTION);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/events', EVENT_LIST_SUBSCRIPTION);
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
    await expect(sendSignUpButton(dialog)).toBeDisabled();
    await dialog.getByLabel('Navn').fill('Freja Lund');
    await dialog.getByLabel('Kostrestriktioner').fill('Vegetar');
    await expectNoSidewaysScroll(page);
    const restore = await abortOperation(page, 'RegisterDialogMutation');
    await sendSignUpButton(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('Der opstod en fejl ved tilmelding');
    await expect(dialog.getByLabel('Kostrestriktioner')).toHaveValue('Vegetar');
    await restore();
    await sendSignUpButton(dialog).click();
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
    await expect(notice(page)).toContainText('Der opstod en fejl ved afmelding');
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

  // An admin's changes appear at once. Past events have a tab of their own.
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
