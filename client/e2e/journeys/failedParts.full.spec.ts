import { abortOperation, answerTo, failField } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInThroughApi } from '../../testing/browser/session.ts';
import { expectNoSidewaysScroll } from '../../testing/browser/viewports.ts';

test('a menu, a query, a part of a screen or a screen that cannot be loaded says so, and loads later', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const greeting = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Mette' });
  const tryAgain = page.getByRole('button', { name: 'Prøv igen' });

  // The code of the menu.
  let isMenuGone = true;
  await page.route(/\/assets\/MenuPopover.*\.js/, (route) => (isMenuGone ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: /Brugermenu/ });
  await menu.press('Enter');
  await expect(page.getByText('Det kunne ikke åbnes. Kontrollér forbindelsen, eller indlæs siden igen.')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  isMenuGone = false;
  // Some browsers remember a module that could not be loaded until the page is reloaded.
  await page.reload();
  await menu.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log ud' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  // The query of the screen.
  const restoreQuery = await abortOperation(page, 'DashboardScreenQuery');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente dashboard data' })).toBeVisible();
  await restoreQuery();
  await tryAgain.click();
  await expect(greeting).toBeVisible();

  // A part of the screen: the rest is shown, and a failure that lasts keeps the part as it is.
  const restoreContact = await failField(page, 'DashboardScreenQuery', ['dashboard', 'customer', 'pointOfContact']);
  await page.goto('/dashboard');
  const contact = page.getByRole('alert').filter({ hasText: 'Din kontaktperson kunne ikke hentes' });
  await expect(contact).toBeVisible();
  await expect(greeting).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seneste aktivitet' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const answered = answerTo(page, 'DashboardScreenQuery');
  await contact.getByRole('button', { name: 'Prøv igen' }).click();
  await answered;
  await expect(contact).toBeVisible();
  await restoreContact();
  await contact.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { name: 'Din kontaktperson' })).toBeVisible();
  await expect(contact).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send mail' })).toHaveAttribute('href', /^mailto:.+@portal\.example$/);
  await expect(page.getByRole('link', { name: 'Ring', exact: true })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(page.getByRole('link', { name: 'Book en konsultation' })).toHaveAttribute('href', /^https:\/\//);

  // A screen whose code no longer exists: the page is reloaded once.
  let isScreenGone = true;
  await page.route(/\/assets\/ClipCardsScreen.*\.js/, (route) => (isScreenGone ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  await expect(greeting).toBeVisible();
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Klippekort' }).first().click();
  await loadedAnew;
  await expect(page.getByRole('heading', { name: 'Siden kunne ikke indlæses' })).toBeVisible();
  isScreenGone = false;
  await tryAgain.click();
  await expect(page).toHaveURL(/\/clip-cards$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();

  const restoreRule = await failField(page, 'SecurityScreenQuery', ['viewer', 'customer', 'signIn']);
  await page.goto('/profile/sikkerhed');
  const rule = page.getByRole('alert').filter({ hasText: 'Log ind gennem virksomheden kunne ikke hentes' });
  await expect(rule).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Kræv totrinsbekræftelse' })).toBeVisible();
  await restoreRule();
  await rule.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('heading', { name: 'Log ind gennem virksomheden' })).toBeVisible();
});
