import { createDepartment } from '../../testing/browser/companyObjects.ts';
import { abortOperation, answerOperation } from '../../testing/browser/interceptOperations.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';

const TOTAL = 212;

/** Answers the query of a feed that is longer than the demo's, page by page. */
function longFeed(customerId: string) {
  return ({ page, type }: Record<string, unknown>) => {
    const from = (Number(page) - 1) * 20;
    const activities = Array.from({ length: Math.max(0, Math.min(20, TOTAL - from)) }, (_, i) => ({
      id: `act_${from + i}`,
      entityType: type ?? 'LICENSE',
      title: `Nr. ${TOTAL - from - i}`,
      description: null,
      actorName: 'Karin',
      subjectName: null,
      createdAt: '2026-10-02T09:00:00.000Z',
    }));
    const pagination = { totalCount: TOTAL, totalPages: Math.ceil(TOTAL / 20) };
    return { viewer: { customer: { id: customerId, numberedActivities: { activities, pagination } } } };
  };
}

test('activities are followed live, filtered, tried again, and paged by mouse, keyboard and address', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  const rows = page.locator('main time');
  const type = page.getByRole('combobox', { name: 'Type' });
  const created = page.getByText(`${company.name} er oprettet`);
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Se alle aktiviteter' }).click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aktiviteter' })).toBeVisible();
  await expect(page).toHaveTitle(/^Aktiviteter \| /);
  await page.getByRole('main').getByRole('link', { name: 'Overblik' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // A new activity is at the top of the first page.
  await openSubscribed(page, '/activities', 'useFreshActivitiesSubscription');
  await expect(created).toBeVisible();
  await createDepartment(company, 'Lager');
  await expect(page.getByText('Afdelingen Lager er oprettet')).toBeVisible();
  await expect(rows.first().locator('xpath=ancestor::*[3]')).toContainText('Lager');

  // The filter is in the address, starts at the first page, and may have no result.
  await page.goto('/activities?side=2');
  await expect(page.getByRole('heading', { name: 'Ingen aktiviteter fundet' })).toBeVisible();
  await type.selectOption({ label: 'Afdeling' });
  await expect(page).toHaveURL(/\/activities\?type=department$/);
  await expect(page.getByText('Afdelingen Lager er oprettet')).toBeVisible();
  await expect(created).toHaveCount(0);
  const subscribed = waitForSubscription(page, 'useFreshActivitiesSubscription');
  await page.reload();
  await subscribed;
  await expect(type).toHaveValue('department');
  const rowCount = await rows.count();
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Ny Kollega', email: `ny-${company.email}`, password: 'hemmelig-kode' },
  });
  await createDepartment(company, 'Butik');
  await expect(page.getByText('Afdelingen Butik er oprettet')).toBeVisible();
  await expect(rows).toHaveCount(rowCount + 1);
  await type.selectOption({ label: 'Arbejde på klippekort' });
  await expect(page.getByText('Der er ikke sket noget af den slags endnu.')).toBeVisible();
  await page.getByRole('link', { name: 'Vis alle aktiviteter' }).click();
  await expect(created).toBeVisible();

  // A feed that cannot be loaded can be left for another type.
  const failed = page.getByRole('heading', { name: 'Kunne ikke hente aktiviteter' });
  const restore = await abortOperation(page, 'ActivitiesScreenQuery');
  await page.goto('/activities');
  await expect(failed).toBeVisible();
  await restore();
  await type.selectOption({ label: 'Afdeling' });
  await expect(failed).toHaveCount(0);
  await expect(rows.first()).toBeVisible();

  const pager = page.getByRole('navigation', { name: 'Sider' });
  const pageLinks = pager.getByRole('link', { name: /^Side \d+$/ });
  const { viewer } = await company.queryApi('{ viewer { customer { id } } }');
  await answerOperation(page, 'ActivitiesScreenQuery', longFeed(viewer.customer.id));
  await page.goto('/activities');
  await expect(page.getByText('1–20 af 212')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(pageLinks).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pager.getByRole('link', { name: 'Forrige side' })).toHaveCount(0);
  await pager.getByRole('link', { name: 'Næste side' }).click();
  await expect(page.getByText('21–40 af 212')).toBeVisible();
  await expect(page).toHaveURL(/\/activities\?side=2$/);
  await expect(page).toHaveTitle(/^Aktiviteter, side 2 \| /);
  await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await pager.getByRole('link', { name: 'Side 5' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('81–100 af 212')).toBeVisible();
  await expect(pageLinks).toHaveText(['3', '4', '5', '6', '7']);
  await expect(pager.getByRole('link', { name: 'Side 5' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('21–40 af 212')).toBeVisible();
  await page.goto('/activities?side=40');
  await expect(page.getByText('Så mange sider er der ikke.')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til den sidste side' }).click();
  await expect(page.getByText('201–212 af 212')).toBeVisible();
  await expect(pageLinks).toHaveText(['7', '8', '9', '10', '11']);
  await expect(pager.getByRole('link', { name: 'Næste side' })).toHaveCount(0);
});
