import { addRegistration } from '../../testing/browser/events.ts';
import { holdOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { rowsIn } from '../../testing/browser/tables.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  eventCard,
  leaveButton,
  openAdminList,
  EVENT_LIST_SUBSCRIPTION,
  notice,
  sendSignUpButton,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member waits, leaves the list, is offered a place and accepts it, while an admin orders the queue', async ({
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
  await openSubscribed(page, '/events', EVENT_LIST_SUBSCRIPTION);
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
  await sendSignUpButton(dialog).click();
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
