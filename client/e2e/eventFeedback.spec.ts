import type { Page } from '@playwright/test';
import { answerOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const notice = (page: Page) => page.getByRole('main').getByRole('status');

test('a link to feedback that is unknown says so', async ({ page }) => {
  await page.goto('/events/feedback?key=findes-ikke');
  await expect(page.getByRole('heading', { name: 'Linket virker ikke længere' })).toBeVisible();
});

test('a guest turns mails about events off by a link', async ({ page }) => {
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
});
