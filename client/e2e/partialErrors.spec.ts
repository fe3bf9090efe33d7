import { answerTo, failField } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { signInThroughApi } from '../testing/browser/session.ts';

test('a part that cannot be fetched leaves the rest of the overview, and is fetched again', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const restore = await failField(page, 'DashboardScreenQuery', ['dashboard', 'customer', 'pointOfContact']);
  await page.goto('/dashboard');
  const failed = page.getByRole('alert').filter({ hasText: 'Din kontaktperson kunne ikke hentes' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mette');
  await expect(page.getByRole('heading', { name: 'Seneste aktivitet' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  // A failure that lasts keeps the part as it is.
  const answered = answerTo(page, 'DashboardScreenQuery');
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await answered;
  await expect(failed).toBeVisible();
  await restore();
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { name: /^(Din kontaktperson|Kontakt os)$/ })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('the screen of the rules shows the other cards when the sign-in of the company cannot be fetched', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const restore = await failField(page, 'SecurityScreenQuery', ['viewer', 'customer', 'signIn']);
  await page.goto('/profile/sikkerhed');
  const failed = page.getByRole('alert').filter({ hasText: 'Log ind gennem virksomheden kunne ikke hentes' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' })).toBeVisible();
  await restore();
  await failed.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { name: 'Log ind gennem virksomheden' })).toBeVisible();
});
