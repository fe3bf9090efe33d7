import type { APIRequestContext, Page } from '@playwright/test';
import { createClipCardCompany, type ClipCardCompany } from '../testing/browser/clipCardCompany.ts';
import { buyClipCard, createDepartment } from '../testing/browser/companyObjects.ts';
import { abortOperation, answerTo } from '../testing/browser/interceptOperations.ts';
import { payByInvoice } from '../testing/browser/paymentMethods.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInWithToken } from '../testing/browser/session.ts';

const LONG_NAME = `Afdelingen-for-${'kundehenvendelser'.repeat(4)} og andet`;
/** The hours of the tests are worked in November 2026. */
const ADDRESS = '/clip-cards/hours?periode=OWN&fra=2026-10-01&til=2026-11-30';

/** A company with two departments, whose cards are used. */
async function createHours(request: APIRequestContext): Promise<ClipCardCompany & { cardId: string }> {
  const company = await createClipCardCompany(request);
  const cardId = await company.buyClipCard(10);
  const otherId = await createDepartment(company, LONG_NAME);
  await payByInvoice(company, otherId);
  const otherCard = await buyClipCard({ ...company, departmentId: otherId });
  await company.logHours(cardId, 150, '=HYPERLINK("x")');
  await company.logHours(cardId, -30, 'Givet tilbage', 'Skrevet på to gange');
  await company.logHours(otherCard, 45, 'Oplæring');
  return { ...company, cardId };
}

const figures = (page: Page) => page.getByRole('region', { name: 'Nøgletal' });

test('a period that cannot be shown is explained, and a failed answer is tried again', async ({ page, request }) => {
  const company = await createHours(request);
  await signInWithToken(page, company.token);
  await page.goto('/clip-cards/hours?periode=OWN&fra=2020-01-01&til=2026-11-30');
  await expect(page.getByText('Perioden kan højst være 37 måneder. Her er de seneste 13 måneder.')).toBeVisible();
  await expect(page.getByLabel('Fra', { exact: true })).toHaveValue('2020-01-01');
  const release = await abortOperation(page, 'UsedHoursScreenQuery');
  await page.goto(ADDRESS);
  await expect(page.getByText('Kunne ikke hente timeforbruget')).toBeVisible();
  await release();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(figures(page)).toContainText('2 t 45 min');
});

test('the monthly statement has a choice of its own', async ({ page, request }) => {
  const company = await createClipCardCompany(request);
  await signInWithToken(page, company.token);
  await page.goto('/profile/notifikationer');
  const choice = page.getByRole('switch', { name: 'Timeforbrug' });
  await expect(choice).toBeChecked();
  const saved = answerTo(page, 'MailSwitchMutation');
  await choice.press('Space');
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
});
