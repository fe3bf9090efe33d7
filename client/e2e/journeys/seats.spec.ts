import type { Page } from '@playwright/test';
import { addDays, formatDate } from '../../../domain/basics/dates.ts';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import {
  completeLicenseRequest,
  createLicenseCompany,
  type LicenseCompany,
  licenseRequestRows,
} from '../../testing/browser/licenseCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { waitForSubscription } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { expectNoSidewaysScroll, LAPTOP, PHONE } from '../../testing/browser/viewports.ts';

const licenseCard = (page: Page, { subdomain }: LicenseCompany) =>
  page.getByRole('article', { name: `Suite Team, ${subdomain}` });

test('seats are added by an order and reduced at the renewal, twice, and a colleague withdraws the reduction', async ({
  page,
  browser,
  request,
}) => {
  const company = await createLicenseCompany(request, { licenses: 5 });
  const { viewer } = await company.queryApi(
    '{ viewer { customer { licenses { edges { node { validUntil noticeDeadline } } } } } }',
  );
  const { validUntil, noticeDeadline } = viewer.customer.licenses.edges[0]!.node;
  const other = await openSecondBrowser(browser, company);
  await other.goto('/licenses');
  await expect(licenseCard(other, company)).toContainText('5 licenser');
  await signInWithToken(page, company.token);
  await page.goto('/licenses');
  const card = licenseCard(page, company);
  const dialog = page.getByRole('dialog', { name: 'Ændr antal licenser' });
  const amount = dialog.getByRole('spinbutton', { name: 'Antal licenser' });
  const renewal = page.getByRole('dialog', { name: 'Hvad skal der ske?' });
  const open = () => card.getByRole('button', { name: /^Ændr antal/ }).click();
  const send = dialog.getByRole('button', { name: 'Send bestilling' });
  for (const [ordered, viewport] of [LAPTOP, PHONE].entries()) {
    await page.setViewportSize(viewport);
    await open();
    await expect(amount).toHaveValue(String(5 + 7 * ordered));
    await expect(dialog.getByRole('button', { name: 'Gem' })).toBeDisabled();
    await amount.fill(String(12 + 7 * ordered));
    await expect(dialog).toContainText(`Du bestiller 7 licenser oven i de ${5 + 7 * ordered}.`);
    await expect(send).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /Jeg accepterer licensbetingelserne/ }).check();
    await expectNoSidewaysScroll(page);
    await send.dblclick();
    await expect(toasts(page)).toContainText('Bestillingen på 7 licenser er sendt');
    await expect(licenseRequestRows(page)).toHaveCount(ordered + 1);
    await expect(card).toContainText(`${5 + 7 * ordered} licenser · 7 på vej`);
    const { viewer: stored } = await company.queryApi(
      '{ viewer { customer { licenseRequests { edges { node { id status requestedLicenses } } } } } }',
    );
    const orders = stored.customer.licenseRequests.edges.map(({ node }) => node);
    expect(orders.map(({ requestedLicenses }) => requestedLicenses)).toEqual(orders.map(() => 7));
    await completeLicenseRequest(company, orders.find(({ status }) => status === 'PENDING')!.id);
    for (const each of [page, other])
      await expect(licenseCard(each, company)).toContainText(`${12 + 7 * ordered} licenser`);
  }

  await page.setViewportSize(LAPTOP);
  for (const seats of [2, 3]) {
    await open();
    await amount.fill(String(seats));
    await expect(dialog).toContainText(
      `Fra fornyelsen den ${formatDate(addDays(validUntil, 1))} har I ${seats} licenser. Indtil da beholder I alle 19.`,
    );
    await expect(dialog).toContainText(`til og med den ${formatDate(noticeDeadline)}`);
    await dialog.getByRole('button', { name: 'Fortsæt til fornyelsen' }).click();
    await expect(renewal.getByRole('spinbutton')).toHaveValue(String(seats));
    await renewal.getByRole('checkbox').check();
    await renewal.getByRole('button', { name: `Forny med ${seats}` }).click();
    await expect(renewal).toHaveCount(0);
    for (const each of [page, other])
      await expect(licenseCard(each, company)).toContainText(`Fornyes med ${seats} licenser`);
    const isListening = waitForSubscription(page, 'LicenseListSubscription');
    await page.reload();
    await isListening;
  }
  const undo = licenseCard(other, company).getByRole('button', { name: /^Fortryd/ });
  const restore = await abortOperation(other, 'LicenseRenewalUndoMutation');
  await undo.click();
  await expect(toasts(other)).toContainText('Der opstod en fejl');
  await restore();
  await undo.click();
  await expect(toasts(other)).toContainText('Beslutningen er fortrudt');
  for (const each of [page, other]) await expect(licenseCard(each, company)).not.toContainText('Fornyes med');
});
