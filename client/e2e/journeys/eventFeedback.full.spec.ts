import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { exportCsv } from '../../testing/browser/csvExport.ts';
import { answerOperation } from '../../testing/browser/interceptOperations.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { createCompany, uniqueName } from '../../testing/browser/testCompany.ts';
import {
  createUpcomingEvent,
  deleteCreatedEvents,
  eventCard,
  openAdminList,
  notice,
} from '../../testing/browser/upcomingEvent.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

test.afterEach(({ request }) => deleteCreatedEvents(request));

test('a member and a guest give feedback after an event, on a phone, and an admin reads it', async ({
  page,
  request,
}) => {
  const MATERIAL = 'https://materiale.example/slides';
  const company = await createCompany(request);
  const event = await createUpcomingEvent(request);
  const guest = `${uniqueName('svar')}@gaest.example`;
  for (const email of [guest, company.email]) await event.addRegistration(email);
  const dialog = page.getByRole('dialog');
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Rediger');
  const reminders = dialog.getByRole('checkbox', { name: 'Send påmindelse dagen før og en time før' });
  const thanks = dialog.getByRole('checkbox', { name: 'Send tak bagefter, og bed om feedback' });
  await expect(reminders).toBeChecked();
  await reminders.uncheck();
  await thanks.uncheck();
  await dialog.getByLabel('Link til materiale').fill('http://usikker.example');
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog.getByText('Linket til materiale skal begynde med https://').first()).toBeVisible();
  await expect(reminders).not.toBeChecked();
  await dialog.getByLabel('Link til materiale').fill(MATERIAL);
  await dialog.getByRole('button', { name: 'Opdater' }).click();
  await expect(dialog).toHaveCount(0);
  await chooseRowAction(page, event.title, 'Rediger');
  await expect(dialog.getByLabel('Link til materiale')).toHaveValue(MATERIAL);
  for (const each of [reminders, thanks]) await expect(each).not.toBeChecked();
  const link = await findInMails(request, guest, ({ text }) =>
    text.includes(event.title) ? /\/events\/registration\?key=[\w-]+/.exec(text)?.[0] : undefined,
  );
  // The event was yesterday.
  await event.updateEvent({ date: addDays(dateOf(), -1), publishPast: true, materialLink: MATERIAL });

  await page.setViewportSize(PHONE);
  await signInWithToken(page, company.token);
  await page.goto('/events/past');
  const card = eventCard(page, event);
  await expect(card.getByRole('link', { name: `Se materiale fra ${event.title}` })).toHaveAttribute('href', MATERIAL);
  await card.getByRole('button', { name: `Giv feedback om ${event.title}` }).click();
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(dialog.getByText('Vælg fra 1 til 5').first()).toBeVisible();
  await dialog.getByRole('radio', { name: '4: Tilfreds' }).check();
  await dialog.getByLabel('Hvad var godt').fill('Kaffen');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Send feedback' }).click();
  await expect(notice(page)).toHaveText('Tak for din feedback.');
  await card.getByRole('button', { name: `Ret feedback om ${event.title}` }).click();
  await expect(dialog.getByRole('radio', { name: '4: Tilfreds' })).toBeChecked();
  await expect(dialog.getByLabel('Hvad var godt')).toHaveValue('Kaffen');

  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Se materialet fra eventet' })).toHaveAttribute('href', MATERIAL);
  await page.getByRole('link', { name: 'Giv feedback' }).click();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  // With the keyboard: a radio group is one stop, and the arrows choose.
  await page.getByRole('radio', { name: '1: Meget utilfreds' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^2: / })).toBeChecked();
  await page.getByLabel('Hvad var godt').fill('=1+1');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(notice(page)).toHaveText('Tak for din feedback.');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^2: / })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Gem ændringer' })).toBeVisible();

  await page.setViewportSize(LAPTOP);
  await signInWithToken(page, await sharedAdminToken(request));
  await openAdminList(page, event);
  await chooseRowAction(page, event.title, 'Se feedback');
  await expect(dialog.getByText('2 svar')).toBeVisible();
  await expect(dialog.getByText('3,0')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Kaffen' })).toContainText('4');
  const { lines } = await exportCsv(page, dialog);
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toMatch(/;=1\+1/);
});

test('a guest turns mails about events off by a link on a phone, and an unknown link to feedback says so', async ({
  page,
}) => {
  const choices = { EVENT_REMINDERS: true, EVENT_FEEDBACK: true };
  const answer = () => ({
    id: 'noegle',
    title: 'Makroer',
    isUser: false,
    choices: Object.entries(choices).map(([category, isOn]) => ({ category, isOn })),
  });
  // The key of a real link is only in a reminder, for which a test would have to wait.
  await answerOperation(page, 'EventMailsScreenQuery', () => ({ eventMailChoices: answer() }));
  await answerOperation(page, 'EventMailsScreenMutation', ({ category, isOn }) => {
    choices[category as keyof typeof choices] = isOn as boolean;
    return { setEventMailChoice: answer() };
  });
  await page.setViewportSize(PHONE);
  await page.goto('/events/mails?key=noegle');
  const reminders = page.getByRole('switch', { name: 'Påmindelser om events' });
  await expect(reminders).toBeChecked();
  await expectNoSidewaysScroll(page);
  await reminders.press('Space');
  await expect(notice(page)).toHaveText('Dit valg er gemt.');
  await expect(reminders).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Tak og feedback efter events' })).toBeChecked();
  await page.goto('/events/feedback?key=findes-ikke');
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
});
