import { dateOf } from '../../domain/dates.ts';
import { createClipCardCompany } from '../testing/browser/clipCardCompany.ts';
import { findInMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { chooseRowAction } from '../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed } from '../testing/browser/subscriptions.ts';
import { toasts } from '../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const DEPARTMENT = 'Kundeservice';

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
  const cards = page.getByRole('article', { name: /^Klippekort/ });
  await expect(cards).toHaveCount(1);

  // The form says what is wrong, and keeps what was typed.
  await page.getByRole('button', { name: `Slå til, ${DEPARTMENT}` }).click();
  const dialog = page.getByRole('dialog', { name: `Automatisk køb for ${DEPARTMENT}` });
  await expect(dialog).toContainText('har 10 timer tilbage nu');
  await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill('101');
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog.getByRole('spinbutton', { name: 'Antal timer' })).toHaveAccessibleDescription(/Højst 100 timer/);
  await expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/acceptere/);
  await dialog.getByRole('spinbutton', { name: 'Antal timer' }).fill('25');
  await expect(dialog).toContainText('34.398,75 kr');
  await dialog.getByRole('checkbox').check();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(toasts(page)).toContainText('Automatisk køb er slået til');
  await expect(dialog).toHaveCount(0);
  const rule = '25 timer for 27.519 kr ekskl. moms, når der er 2 timer tilbage';
  for (const screen of [page, second]) await expect(screen.getByText(rule)).toBeVisible();

  await company.logHours(first, 480, 'Opsætning af flows');
  for (const screen of [page, second]) {
    await expect(screen.getByRole('article', { name: /^Klippekort/ })).toHaveCount(2);
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
  await page.getByRole('button', { name: `Slå til, ${DEPARTMENT}` }).click();
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(second.getByText('10 timer for 11.655 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await second.context().close();
});

test('a changed price pauses, and hours are bought again once the new price is accepted', async ({ page, request }) => {
  const company = await createClipCardCompany(request);
  const first = await company.buyClipCard();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards', 'TopUpListSubscription');
  const dialog = page.getByRole('dialog', { name: `Automatisk køb for ${DEPARTMENT}` });
  await page.getByRole('button', { name: `Slå til, ${DEPARTMENT}` }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog).toHaveCount(0);

  await chooseRowAction(page, `automatisk køb, ${DEPARTMENT}`, 'Sæt på pause');
  await expect(page.getByText('Sat på pause: af jer selv')).toBeVisible();
  await page.getByRole('button', { name: `Fortsæt, ${DEPARTMENT}` }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(dialog).toHaveCount(0);

  await company.queryApiAsAdmin(
    `mutation ($id: ID!, $input: AgreedPriceInput!) { addAgreedPrice(customerId: $id, input: $input) { deletedId } }`,
    { id: company.id, input: { item: 'HOURLY_RATE', price: 100_000, validFrom: dateOf(), note: 'Aftalt' } },
  );
  await company.logHours(first, 480, 'Opsætning af flows');
  await expect(page.getByText('Sat på pause: prisen er ændret fra 11.655 kr til 9.000 kr')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await findInMails(request, company.email, ({ text }) =>
    text.replaceAll(/\s+/g, ' ').includes('prisen er ændret fra 11.655 kr til 9.000 kr') ? text : undefined,
  );

  await page.getByRole('button', { name: `Fortsæt til den nye pris, ${DEPARTMENT}` }).click();
  await expect(dialog).toContainText('der købes med det samme');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Fortsæt til den nye pris' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^Klippekort/ })).toHaveCount(2);
  await expect(page.getByText('10 timer for 9.000 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
});
