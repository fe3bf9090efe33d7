import type { Page } from '@playwright/test';
import { abortOperation } from '../testing/browser/interceptOperations.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { DEMO_ADMIN, signInThroughApi } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';

const PATH = '/admin/audit-log';
const rows = (page: Page) => rowsOf(page, 'Revisionslog');

test('a log that cannot be loaded shows an error and can be retried', async ({ page, request }) => {
  await signInThroughApi(page, request, DEMO_ADMIN);
  const restore = await abortOperation(page, 'AuditScreenQuery');
  await page.goto(PATH);
  await expect(page.getByText('Kunne ikke hente revisionsloggen')).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(rows(page).first()).toBeVisible();
});
