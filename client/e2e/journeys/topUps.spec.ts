import type { Page } from '@playwright/test';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { acceptTopUp, DEPARTMENT, pressForDepartment, topUpDialog } from '../../testing/browser/topUps.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const cards = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });

test('hours are bought when few are left, live in two browsers, twice in the same tab', async ({
  page,
  request,
  browser,
}) => {
  const company = await createClipCardCompany(request);
  const first = await company.buyClipCard();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards', 'TopUpListSubscription');
  const second = await openSecondBrowser(browser, { token: company.token });
  await openSubscribed(second, '/clip-cards', 'TopUpListSubscription');
  await expect(cards(page)).toHaveCount(1);

  // The form says what is wrong, and keeps what was typed.
  await pressForDepartment(page, 'Slå til');
  await expect(topUpDialog(page)).toContainText('har 10 timer tilbage nu');
  await topUpDialog(page).getByRole('spinbutton', { name: 'Antal timer' }).fill('101');
  await topUpDialog(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(topUpDialog(page).getByRole('spinbutton', { name: 'Antal timer' })).toHaveAccessibleDescription(
    /Højst 100 timer/,
  );
  await expect(topUpDialog(page).getByRole('checkbox')).toHaveAccessibleDescription(/acceptere/);
  await topUpDialog(page).getByRole('spinbutton', { name: 'Antal timer' }).fill('25');
  await expect(topUpDialog(page)).toContainText('34.398,75 kr');
  await topUpDialog(page).getByRole('checkbox').check();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await topUpDialog(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(toasts(page)).toContainText('Automatisk køb er slået til');
  await expect(topUpDialog(page)).toHaveCount(0);
  const rule = '25 timer for 27.519 kr ekskl. moms, når der er 2 timer tilbage';
  for (const screen of [page, second]) await expect(screen.getByText(rule)).toBeVisible();

  await company.logHours(first, 480, 'Opsætning af flows');
  for (const screen of [page, second]) {
    await expect(cards(screen)).toHaveCount(2);
    await expect(screen.getByText(/Senest købt/)).toBeVisible();
  }
  const mail = await findInMails(request, company.email, ({ text }) =>
    text.includes('Vi har købt et klippekort på 25 timer') ? text : undefined,
  );
  expect(mail.replaceAll(/\s+/g, ' ')).toContain('i alt 34.398,75 kr');

  // A second walk in the same tab: off, and on again with other hours, which a week keeps from buying at once.
  await chooseRowAction(page, `automatisk køb, ${DEPARTMENT}`, 'Slå fra');
  await expect(toasts(page)).toContainText('Automatisk køb er slået fra');
  for (const screen of [page, second])
    await expect(screen.getByRole('button', { name: `Slå til, ${DEPARTMENT}` })).toBeVisible();
  await pressForDepartment(page, 'Slå til');
  await acceptTopUp(page, 'Slå til');
  await expect(second.getByText('10 timer for 11.655 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await second.context().close();
});
