import type { Page } from '@playwright/test';
import { createClipCardCompany } from '../../testing/browser/clipCardCompany.ts';
import { agreePrice } from '../../testing/browser/companyObjects.ts';
import { findInMails } from '../../testing/browser/mails.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { acceptTopUp, DEPARTMENT, pressForDepartment, topUpDialog } from '../../testing/browser/topUps.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

const cards = (page: Page) => page.getByRole('article', { name: /^Klippekort/ });

test('automatic purchases pause twice, by hand and for a changed price, and continue at the accepted price', async ({
  page,
  request,
}) => {
  const company = await createClipCardCompany(request);
  const first = await company.buyClipCard();
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/clip-cards', 'TopUpListSubscription');
  await pressForDepartment(page, 'Slå til');
  await acceptTopUp(page, 'Slå til');

  await chooseRowAction(page, `automatisk køb, ${DEPARTMENT}`, 'Sæt på pause');
  await expect(page.getByText('Sat på pause: af jer selv')).toBeVisible();
  await pressForDepartment(page, 'Fortsæt');
  await acceptTopUp(page, 'Fortsæt');

  await agreePrice(company, 100_000);
  await company.logHours(first, 480, 'Opsætning af flows');
  await expect(page.getByText('Sat på pause: prisen er ændret fra 11.655 kr til 9.000 kr')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await findInMails(request, company.email, ({ text }) =>
    text.replaceAll(/\s+/g, ' ').includes('prisen er ændret fra 11.655 kr til 9.000 kr') ? text : undefined,
  );
  await pressForDepartment(page, 'Fortsæt til den nye pris');
  await expect(topUpDialog(page)).toContainText('der købes med det samme');
  await acceptTopUp(page, 'Fortsæt til den nye pris');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByText('10 timer for 9.000 kr ekskl. moms, når der er 2 timer tilbage')).toBeVisible();
});
