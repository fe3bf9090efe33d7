import { dateOf, formatDate } from '../../domain/basics/dates.ts';
import { termsVersionOn } from '../../domain/sales/termsVersions.ts';
import { buyClipCard } from '../testing/browser/companyObjects.ts';
import { createLicenseCompany } from '../testing/browser/licenseCompany.ts';
import { findInMails } from '../testing/browser/mails.ts';
import { expect, test } from '../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../testing/browser/session.ts';
import { rowsOf } from '../testing/browser/tables.ts';
import { expectNoSidewaysScroll, PHONE } from '../testing/browser/viewports.ts';

const LABEL = 'Accepterede betingelser';
const version = termsVersionOn('CLIP_CARD', dateOf());

test('each version of the terms has a page, and says when it is in force', async ({ page }) => {
  await page.goto('/terms/service-agreement/2027-01-01');
  for (const _ of [1, 2]) {
    await expect(page.getByRole('heading', { name: /Årlig regulering/ })).toBeVisible();
    await page.goto('/terms/service-agreement/2026-11-01');
    await expect(page.getByRole('heading', { name: 'Serviceaftalebetingelser' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Årlig regulering/ })).toBeHidden();
    await page.goBack();
  }
  await page.goto('/terms/service-agreement/2031-01-01');
  await expect(page.getByRole('heading', { level: 1, name: 'Betingelser' })).toBeVisible();
});

test('accepted terms are listed with their version for the company and for admins', async ({ page, request }) => {
  const company = await createLicenseCompany(request);
  await buyClipCard(company);
  await signInWithToken(page, company.token);
  for (const _ of [1, 2]) {
    await page.goto('/company');
    const row = rowsOf(page, LABEL).filter({ hasText: 'Klippekort, 10 timer' });
    await expect(row).toContainText(`Klippekortbetingelser, version ${formatDate(version)}`);
    await expect(row).toContainText('Freja Lund');
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const mail = await findInMails(request, company.email, ({ text }) =>
    text.includes('Tak for bestillingen') ? text : undefined,
  );
  expect(mail).toContain('I alt: 14.568,75 kr');
  expect(mail).toContain(`/terms/clip-card/${version}`);
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto(`/admin/companies/${company.id}/oplysninger`);
  await expect(rowsOf(page, LABEL).filter({ hasText: 'Klippekort, 10 timer' })).toBeVisible();
});
