import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInThroughApi, signInWithToken } from '../testing/browser/session.ts';

/** An id of nothing, and texts with NUL characters, which the database cannot compare. */
const ids = ['findes-ikke', '%00', '%00findes%00ikke'];
const UNKNOWN = /findes ikke|ikke fundet|ingen opgave data fundet/i;
const FAILED = /kunne ikke (hentes|hente|vises|indlæses)|noget gik galt/i;

test('addresses with ids that cannot exist say so to customers', async ({ page, request }) => {
  await signInThroughApi(page, request);
  for (const path of ['/tasks/', '/licenses/installation/'])
    for (const id of ids) {
      await page.goto(path + id);
      await expect(page.getByText(UNKNOWN).first(), path + id).toBeVisible();
      await expect(page.getByText(FAILED), path + id).toHaveCount(0);
    }
});

test('addresses with ids that cannot exist say so to admins', async ({ page, request }) => {
  await signInWithToken(page, await sharedAdminToken(request));
  for (const path of ['/admin/companies/', '/admin/invoices/', '/admin/tasks/', '/admin/runs/'])
    for (const id of ids) {
      await page.goto(path + id);
      await expect(page.getByText(UNKNOWN).first(), path + id).toBeVisible();
      await expect(page.getByText(FAILED), path + id).toHaveCount(0);
    }
});

test('filters that nothing can match leave lists empty', async ({ page, request }) => {
  await signInWithToken(page, await sharedAdminToken(request));
  for (const path of ['/admin/companies?q=%00', '/admin/invoices?q=a%00b', '/admin/clip-cards?q=%00']) {
    await page.goto(path);
    await expect(page.getByRole('searchbox').first(), path).toBeVisible();
    await expect(page.getByText('Indlæser')).toHaveCount(0);
    await expect(page.getByText(FAILED), path).toHaveCount(0);
  }
});
