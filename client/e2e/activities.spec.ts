import type { APIRequestContext, Page } from '@playwright/test';
import { createDepartment } from '../testing/browser/companyObjects.ts';
import { abortOperation, answerOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { queryApi } from '../testing/browser/queryApi.ts';
import { signInThroughApi, signInWithToken } from '../testing/browser/session.ts';
import { openSubscribed, waitForSubscription } from '../testing/browser/subscriptions.ts';
import { createCompany } from '../testing/browser/testCompany.ts';

const rows = (page: Page) => page.locator('main time');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Sider' });
const pageLinks = (page: Page) => pager(page).getByRole('link', { name: /^Side \d+$/ });
const currentPage = (page: Page) => pager(page).locator('[aria-current="page"]');

/** Opens a feed with more activities than the demo has. The test itself answers the query, page by page. */
async function openLongFeed(page: Page, request: APIRequestContext, total: number): Promise<void> {
  const token = await signInThroughApi(page, request);
  const {
    viewer: {
      customer: { id },
    },
  } = await queryApi(request, '{ viewer { customer { id } } }', {}, token);
  await answerOperation(page, 'ActivitiesScreenQuery', longFeed(id, total));
}

function longFeed(id: string, total: number) {
  return ({ page, type }: Record<string, unknown>) => {
    const from = (Number(page) - 1) * 20;
    const activities = Array.from({ length: Math.max(0, Math.min(20, total - from)) }, (_, i) => ({
      id: `act_${from + i}`,
      entityType: type ?? 'LICENSE',
      title: `Nr. ${total - from - i}`,
      description: null,
      actorName: 'Karin',
      subjectName: null,
      createdAt: '2026-10-02T09:00:00.000Z',
    }));
    const pagination = { totalCount: total, totalPages: Math.ceil(total / 20) };
    return { viewer: { customer: { id, numberedActivities: { activities, pagination } } } };
  };
}

test('the overview links to all activities, and the activities link back', async ({ page, request }) => {
  await signInThroughApi(page, request);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Se alle aktiviteter' }).click();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Aktiviteter' })).toBeVisible();
  await expect(page).toHaveTitle(/^Aktiviteter \| /);
  await expect(rows(page).nth(9)).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Overblik' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('pages turn by mouse, keyboard and address, and the pager shows five page numbers', async ({ page, request }) => {
  await openLongFeed(page, request, 212);
  await page.goto('/activities');
  await expect(page.getByText('1–20 af 212')).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  await expect(pageLinks(page)).toHaveText(['1', '2', '3', '4', '5']);
  await expect(pager(page).getByRole('link', { name: 'Forrige side' })).toHaveCount(0);

  await pager(page).getByRole('link', { name: 'Næste side' }).click();
  await expect(page.getByText('21–40 af 212')).toBeVisible();
  await expect(page).toHaveURL(/\/activities\?side=2$/);
  await expect(page).toHaveTitle(/^Aktiviteter, side 2 \| /);
  await expect(currentPage(page)).toHaveText('2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await pager(page).getByRole('link', { name: 'Side 5' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('81–100 af 212')).toBeVisible();
  await expect(pageLinks(page)).toHaveText(['3', '4', '5', '6', '7']);
  await expect(pager(page).getByRole('link', { name: 'Side 5' })).toBeFocused();
  await page.goBack();
  await expect(page.getByText('21–40 af 212')).toBeVisible();

  await page.goto('/activities?side=11');
  await expect(page.getByText('201–212 af 212')).toBeVisible();
  await expect(pageLinks(page)).toHaveText(['7', '8', '9', '10', '11']);
  await expect(pager(page).getByRole('link', { name: 'Næste side' })).toHaveCount(0);
  await page.goto('/activities?side=40');
  await expect(page.getByText('Så mange sider er der ikke.')).toBeVisible();
  await page.getByRole('link', { name: 'Gå til den sidste side' }).click();
  await expect(page.getByText('201–212 af 212')).toBeVisible();
});

test('the type filter is in the address, starts at the first page, and may have no result', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await createDepartment(company, 'Lager');
  await signInWithToken(page, company.token);
  await page.goto('/activities?side=2');
  await expect(page.getByRole('heading', { name: 'Ingen aktiviteter fundet' })).toBeVisible();
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.selectOption({ label: 'Afdeling' });
  await expect(page).toHaveURL(/\/activities\?type=department$/);
  await expect(page.getByText('Afdelingen Lager er oprettet')).toBeVisible();
  await expect(page.getByText(`${company.name} er oprettet`)).toHaveCount(0);
  await page.reload();
  await expect(type).toHaveValue('department');
  await type.selectOption({ label: 'Arbejde på klippekort' });
  await expect(page.getByText('Der er ikke sket noget af den slags endnu.')).toBeVisible();
  await page.getByRole('link', { name: 'Vis alle aktiviteter' }).click();
  await expect(page.getByText(`${company.name} er oprettet`)).toBeVisible();
});

test('a new activity appears at the top of the first page, unless another type is filtered', async ({
  page,
  request,
}) => {
  const company = await createCompany(request);
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/activities', 'useFreshActivitiesSubscription');
  await expect(page.getByText(`${company.name} er oprettet`)).toBeVisible();
  await createDepartment(company, 'Lager');
  await expect(page.getByText('Afdelingen Lager er oprettet')).toBeVisible();
  await expect(rows(page).first().locator('xpath=ancestor::*[3]')).toContainText('Lager');

  const subscribed = waitForSubscription(page, 'useFreshActivitiesSubscription');
  await page.goto('/activities?type=user');
  await subscribed;
  const rowCount = await rows(page).count();
  await createDepartment(company, 'Butik');
  await company.queryApi('mutation ($input: CreateUserInput!) { createUser(input: $input) { deletedId } }', {
    input: { name: 'Ny Kollega', email: `ny-${company.email}`, password: 'hemmelig-kode' },
  });
  await expect(page.getByText(/Ny Kollega/).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(rowCount + 1);
});

test('a feed that cannot be loaded shows an error, and can be retried or left for another type', async ({
  page,
  request,
}) => {
  await signInThroughApi(page, request);
  const restore = await abortOperation(page, 'ActivitiesScreenQuery');
  await page.goto('/activities');
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente aktiviteter' })).toBeVisible();
  await restore();
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Afdeling' });
  await expect(page.getByRole('heading', { name: 'Kunne ikke hente aktiviteter' })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});
