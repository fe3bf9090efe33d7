import type { Page } from '@playwright/test';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { agreePrice } from '../../testing/browser/companyObjects.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const DEPARTMENT = 'Kundeservice';
const dialog = (page: Page) => page.getByRole('dialog', { name: `Automatisk køb for ${DEPARTMENT}` });
const cards = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });
const press = (page: Page, name: string) => page.getByRole('button', { name: `${name}, ${DEPARTMENT}` }).click();

/** Accepts the terms in the dialog, and sends it. */
async function accept(page: Page, button: string): Promise<void> {
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: button }).click();
  await expect(dialog(page)).toHaveCount(0);
}

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
  await press(page, 'Slå til');
  await expect(dialog(page)).toContainText('har 10 timer tilbage nu');
  await dialog(page).getByRole('spinbutton', { name: 'Antal timer' }).fill('101');
  await dialog(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog(page).getByRole('spinbutton', { name: 'Antal timer' })).toHaveAccessibleDescription(
    /Højst 100 timer/,
  );
  await expect(dialog(page).getByRole('checkbox')).toHaveAccessibleDescription(/acceptere/);
  await dialog(page).getByRole('spinbutton', { name: 'Antal timer' }).fill('25');
  await expect(dialog(page)).toContainText('34.398,75 kr');
  await dialog(page).getByRole('checkbox').check();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page).getByRole('button', { name: 'Slå til' }).click();
  await expect(toasts(page)).toContainText('Automatisk køb er slået til');
  await expect(dialog(page)).toHaveCount(0);
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
  await press(page, 'Slå til');
  await accept(page, 'Slå til');
  await expect(second.getByText('10 timer for 11.655 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await second.context().close();
});

test('automatic purchases pause twice, by hand and for a changed price, and continue at the accepted price', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  const first = await company.buyClipCard();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards', 'TopUpListSubscription');
  await press(page, 'Slå til');
  await accept(page, 'Slå til');

  await chooseRowAction(page, `automatisk køb, ${DEPARTMENT}`, 'Sæt på pause');
  await expect(page.getByText('Sat på pause: af jer selv')).toBeVisible();
  await press(page, 'Fortsæt');
  await accept(page, 'Fortsæt');

  await agreePrice(company, 100_000);
  await company.logHours(first, 480, 'Opsætning af flows');
  await expect(page.getByText('Sat på pause: prisen er ændret fra 11.655 kr til 9.000 kr')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await findInMails(request, company.email, ({ text }) =>
    text.replaceAll(/\s+/g, ' ').includes('prisen er ændret fra 11.655 kr til 9.000 kr') ? text : undefined,
  );
  await press(page, 'Fortsæt til den nye pris');
  await expect(dialog(page)).toContainText('der købes med det samme');
  await accept(page, 'Fortsæt til den nye pris');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('10 timer for 9.000 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
});
