import type { Page } from '@playwright/test';
import { abortOperation } from '../../testing/browser/interceptOperations.ts';
import { createLicenseCompany } from '../../testing/browser/licenseCompany.ts';
import { goToFromMenu } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('departments are added, edited beside a colleague, and deleted, twice', async ({ page, browser, request }) => {
  const company = await createLicenseCompany(request, { licenses: 5, hasPaymentMethod: false });
  const adding = page.getByRole('dialog', { name: 'Tilføj afdeling' });
  const add = adding.getByRole('button', { name: 'Tilføj afdeling' });
  const editing = page.getByRole('dialog', { name: /^Rediger/ });
  const question = page.getByRole('alertdialog');
  const remove = question.getByRole('button', { name: 'Slet afdelingen' });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/departments', 'DepartmentListSubscription');
  for (const text of ['Freja Lund', '8270 Højbjerg', '1 installation', 'Ikke valgt'])
    await expect(card(page, 'Kundeservice')).toContainText(text);
  const colleague = await openSecondBrowser(browser, company);
  await openSubscribed(colleague, '/departments', 'DepartmentListSubscription');
  await expect(card(colleague, 'Kundeservice')).toBeVisible();

  for (const [i, name] of ['B2B-salg', 'Butikker'].entries()) {
    // The second time, the first attempt gets no answer.
    const restore = i ? await abortOperation(page, 'CreateDepartmentDialogMutation') : undefined;
    await page.getByRole('button', { name: 'Tilføj afdeling' }).click();
    await add.click();
    await expect(adding.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
    await expect(adding.getByLabel('Kontaktperson')).toHaveAccessibleDescription(/Kontaktperson er påkrævet/);
    await adding.getByLabel('Navn').fill(name);
    await adding.getByLabel('Kontaktperson').fill('Lise-Lotte Bøgh');
    await add.click();
    if (restore) {
      await expect(adding.getByRole('alert')).toContainText('Kunne ikke gemme afdeling');
      await expect(adding.getByLabel('Navn')).toHaveValue(name);
      await restore();
      await add.click();
    }
    await expect(toasts(page)).toContainText('Afdeling oprettet');
    for (const tab of [page, colleague]) await expect(card(tab, name)).toContainText('Lise-Lotte Bøgh');
    await expect(card(page, name)).toContainText('0 installationer');

    // The colleague saves while the dialog is open.
    await chooseRowAction(page, name, 'Rediger');
    await expect(editing.getByLabel('Kontaktperson')).toHaveValue('Lise-Lotte Bøgh');
    await editing.getByLabel('Gade').fill('Algade 7');
    await chooseRowAction(colleague, name, 'Rediger');
    await colleague.getByLabel('Telefon').fill('70 11 22 33');
    await colleague.getByRole('button', { name: 'Gem' }).click();
    const stale = page.getByRole('alert').filter({ hasText: 'En anden har gemt ændringer imens' });
    await expect(stale).toBeVisible();
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(stale).toBeVisible();
    await page.getByRole('button', { name: 'Hent den nyeste' }).click();
    await expect(editing.getByLabel('Telefon')).toHaveValue('70 11 22 33');
    await expect(editing.getByLabel('Gade')).toHaveValue('Algade 7');
    await editing.getByRole('button', { name: 'Gem' }).click();
    await expect(editing).toHaveCount(0);
    for (const tab of [page, colleague])
      for (const text of ['Algade 7', '70 11 22 33']) await expect(card(tab, name)).toContainText(text);
  }
  await page.reload();
  await expect(card(page, 'Butikker')).toContainText('Algade 7');
  const { viewer } = await company.queryApi(
    '{ viewer { customer { departments { edges { node { name street phoneNumber } } } } } }',
  );
  expect(viewer.customer.departments.edges.map(({ node }) => node)).toContainEqual({
    name: 'B2B-salg',
    street: 'Algade 7',
    phoneNumber: expect.stringMatching(/70 ?11 ?22 ?33/) as unknown,
  });

  // What is in use cannot be deleted, and what another one deletes is not lost silently.
  await page.setViewportSize(PHONE);
  await chooseRowAction(page, 'Kundeservice', 'Slet');
  await remove.click();
  await expect(question.getByRole('alert')).toContainText('Afdelingen kan ikke slettes, fordi den har');
  await question.getByRole('button', { name: 'Annuller' }).click();
  await chooseRowAction(page, 'B2B-salg', 'Rediger');
  const save = editing.getByRole('button', { name: 'Gem' });
  await expect(save).toBeInViewport();
  expect((await save.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await editing.getByLabel('Navn').fill('Erhvervssalg');
  await chooseRowAction(colleague, 'B2B-salg', 'Slet');
  await colleague.getByRole('button', { name: 'Slet afdelingen' }).click();
  await expect(toasts(page)).toContainText(
    'Det, du var ved at rette, er her ikke længere. Det, du havde skrevet, er ikke gemt.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseRowAction(page, 'Butikker', 'Slet');
  await remove.click();
  await expect(toasts(page)).toContainText('Afdeling slettet');
  for (const tab of [page, colleague]) await expect(card(tab, 'Butikker')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(card(page, 'Kundeservice')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await goToFromMenu(page, company.name, 'Zendesk installationer');
  await expect(page.getByRole('heading', { level: 1, name: 'Zendesk installationer' })).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Kundeservice')).toBeVisible();
});
