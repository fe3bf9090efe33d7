import { dateOf, formatDate } from '../../../domain/basics/dates.ts';
import { termsVersionOn } from '../../../domain/sales/termsVersions.ts';
import { buyClipCard } from '../../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { rowsOf } from '../../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test('accepted terms are listed for the company and for admins, with a link to their version', async ({
  page,
  context,
  request,
}) => {
  const company = await createLicenseCompany(request);
  const version = termsVersionOn('CLIP_CARD', dateOf());
  const row = rowsOf(page, 'Accepterede betingelser').filter({ hasText: 'Klippekort, 10 timer' });
  await buyClipCard(company);
  await signInWithToken(page, company.token);
  await page.goto('/company');
  await expect(row).toContainText('Freja Lund');
  const opening = context.waitForEvent('page');
  await row.getByRole('link', { name: `Klippekortbetingelser, version ${formatDate(version)}` }).click();
  const terms = await opening;
  await expect(terms).toHaveURL(new RegExp(`/terms/clip-card/${version}$`));
  await expect(terms.getByRole('heading', { level: 1 })).toContainText('Klippekortbetingelser');
  await terms.close();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}/oplysninger`);
  await expect(row).toBeVisible();
});
