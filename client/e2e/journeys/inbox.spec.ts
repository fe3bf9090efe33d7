import type { Page } from '@playwright/test';
import { addDays, dateOf } from '../../../domain/basics/dates.ts';
import { buyServiceAgreement, createLicense } from '../../testing/browser/companyObjects.ts';
import { countClicks } from '../../testing/browser/countClicks.ts';
import { abortOperation, answerTo, refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { createManagedCompany } from '../../testing/browser/managedCompany.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { createAdminToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createTaskCompany, waitForTask } from '../../testing/browser/taskCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../testing/browser/viewports.ts';

test.beforeEach(async ({ page, request }) => {
  await page.setViewportSize(DESKTOP);
  await signInWithToken(page, await createAdminToken(request));
});

test('an order appears in the inbox, is assigned, noted and handled in place, and leaves, twice', async ({
  page,
  browser,
  request,
}) => {
  const company = await createManagedCompany(request, { licenses: 3 });
  // The tests share the inbox.
  const path = `/admin/inbox?type=LICENSE_REQUEST&virksomhed=${company.id}`;
  const rows = (each: Page) =>
    each.getByRole('listitem').filter({ has: each.getByRole('link', { name: `${company.name} · Licensanmodning` }) });
  const panel = page.getByRole('complementary', { name: 'Åben sag: Licensanmodning' });
  await openSubscribed(page, path, 'useInboxChangesSubscription');
  const colleague = await openSecondBrowser(browser, { token: await createAdminToken(request) });
  await openSubscribed(colleague, path, 'useInboxChangesSubscription');
  for (const viewport of [DESKTOP, PHONE]) {
    await company.orderLicenses(1);
    const row = rows(page);
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Tildel / }).click();
    await page.getByRole('menuitem', { name: 'Sofie Brandt' }).click();
    await expect(toasts(page)).toContainText('1 sag er tildelt Sofie Brandt');
    await expect(rows(colleague).getByRole('button', { name: /tildelt Sofie Brandt$/ })).toBeVisible();
    await page.setViewportSize(viewport);
    await row.getByRole('link', { name: `${company.name} · Licensanmodning` }).click();
    await expect(panel).toContainText('Sofie Brandt');
    await panel.getByLabel('Note, kun for teamet').fill('Ringet til dem');
    await panel.getByRole('button', { name: 'Gem note' }).dblclick();
    const notes = panel.getByRole('list', { name: 'Noter' }).getByText('Ringet til dem');
    await expect(notes).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(notes).toHaveCount(1);
    if (viewport === PHONE) {
      await page.getByRole('button', { name: 'Tilbage til indbakken' }).click();
      await expect(panel).toHaveCount(0);
      await expect(row).toHaveCount(1);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(DESKTOP);
    }
    const complete = row.getByRole('button', { name: /^Fuldfør: / });
    if (viewport === DESKTOP) {
      // A request that has changed since it was shown is not completed, and the row is read again.
      await refuseOperationOnce(page, 'useItemOrdersMutation', 'CONFLICT', 'En anden har gemt ændringer');
      const reloaded = answerTo(page, 'useItemOrdersQuery');
      await complete.click();
      await expect(toasts(page)).toContainText('En anden har gemt ændringer');
      await reloaded;
      await complete.click();
      await row.getByRole('button', { name: /^Fortryd: / }).click();
    }
    const clicks = await countClicks(page);
    await complete.click();
    await expect(row).toContainText('Fuldføres om');
    expect(await clicks()).toBe(1);
    // The portal waits ten seconds, in which an admin can undo the order.
    for (const each of [page, colleague]) await expect(rows(each)).toHaveCount(0, { timeout: 60_000 });
    if (viewport === DESKTOP) {
      await expect(panel).toContainText('Sagen er løst');
      await page.getByRole('button', { name: 'Luk sagen' }).click();
    }
  }
  // Two more, handled with the keyboard alone.
  for (let i = 0; i < 2; i += 1) await company.orderLicenses(1);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole('link').first().focus();
  for (const key of ['x', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Valgte sager' })).toContainText('2 valgt');
  await page.keyboard.press('u');
  await expect(page.getByRole('menu', { name: 'Udskyd' })).toBeVisible();
  await page.keyboard.type('I morgen');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('2 sager er udskudt');
});

test('a comment is answered, an agreement activated and a licence renewed in place', async ({ page, request }) => {
  const company = await createTaskCompany(request, { tasks: [{ name: 'Returflow' }] });
  const taskId = await waitForTask(company, 'Returflow');
  await buyServiceAgreement(company);
  await createLicense(company, { quantity: 3, validUntil: addDays(dateOf(), 40) });
  const path = `/admin/inbox?virksomhed=${company.id}`;
  await openSubscribed(page, path, 'useInboxChangesSubscription');
  const rowOf = (kind: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `${company.name} · ${kind}` }) });
  const comment = rowOf('Kommentar til opgave');
  const answer = page.getByLabel(/^Svar til /);
  for (const text of ['Kan den også komme på tysk?', 'Og på svensk?']) {
    await company.queryApi(
      `mutation ($taskId: ID!, $input: TaskCommentInput!, $requestId: String!) {
        addTaskComment(taskId: $taskId, input: $input, requestId: $requestId) { edge { node { id } } } }`,
      { taskId, input: { text: `<p>${text}</p>` }, requestId: crypto.randomUUID() },
    );
    await expect(comment).toContainText(text);
    const clicks = await countClicks(page);
    await comment.getByRole('button', { name: /^Svar: / }).click();
    await answer.fill('Ja, det kan den.\n\nVi begynder mandag.');
    const send = page.getByRole('button', { name: 'Send svar' });
    if (text.startsWith('Kan')) {
      const restore = await abortOperation(page, 'ReplyFormMutation');
      await send.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await restore();
      await openSubscribed(page, path, 'useInboxChangesSubscription');
      await comment.getByRole('button', { name: /^Svar: / }).click();
      await expect(answer).toHaveValue('Ja, det kan den.\n\nVi begynder mandag.');
      await send.click();
    } else {
      await send.click();
      expect(await clicks()).toBeLessThanOrEqual(2);
    }
    await expect(toasts(page)).toContainText('Svaret er sendt');
    await expect(comment).toHaveCount(0);
  }

  const agreement = rowOf('Aftale til aktivering');
  const clicks = await countClicks(page);
  await agreement.getByRole('button', { name: /^Aktivér: / }).click();
  await expect(agreement).toContainText('Aktiveres om');
  expect(await clicks()).toBe(1);
  await expect(agreement).toHaveCount(0, { timeout: 60_000 });

  const renewal = rowOf('Fornyelse');
  const renewalClicks = await countClicks(page);
  await renewal.getByRole('button', { name: /^Forny: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forny', exact: true }).click();
  await expect(renewal).toHaveCount(0);
  expect(await renewalClicks()).toBe(2);
});
