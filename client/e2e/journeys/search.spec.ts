import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { sharedAdminToken, signInWithToken } from '../../testing/browser/session.ts';
import { createCompany } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const EVERYWHERE = 'Fundet i alle virksomheder';
const OWN = 'Fundet i jeres virksomhed';

/** Opens the palette by its key and returns its field and the hits. */
async function openPalette(page: Page, group: string) {
  await expect(page.getByRole('button', { name: /^Brugermenu/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Søg eller gå til' });
  await expect(field).toBeFocused();
  return { field, hits: page.getByRole('group', { name: group }).getByRole('option') };
}

test('a customer finds only what is their own, twice, and an admin finds every company, by keyboard alone', async ({
  page,
  request,
}) => {
  const other = await createCompany(request);
  const company = await createCompany(request, { licenses: 3 });
  await signInWithToken(page, company.token);
  await page.goto('/dashboard');
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(viewport);
    const { field, hits } = await openPalette(page, OWN);
    await page.keyboard.type(other.subdomain);
    await expect(page.getByRole('status').filter({ hasText: `Ingenting hedder »${other.subdomain}«` })).toBeVisible();
    await field.fill(company.subdomain);
    await expect(hits.first()).toContainText(company.subdomain);
    await field.fill('freja');
    await expect(hits.first()).toContainText('Freja Lund');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Brugere' })).toBeVisible();
    await openPalette(page, OWN);
    await page.keyboard.type('kundesørvice');
    await field.fill('kundeservice');
    await expect(hits.first()).toContainText('Kundeservice');
    await expect(hits.first()).toContainText('Afdeling · Højbjerg');
    await field.fill('suite team');
    await expect(hits.first()).toContainText('Suite Team');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/licenses\\?q=${company.subdomain}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Licenser' })).toBeVisible();
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await signInWithToken(page, await sharedAdminToken(request));
  await page.goto('/dashboard');
  for (const walk of [1, 2]) {
    const { field, hits } = await openPalette(page, EVERYWHERE);
    if (walk === 2)
      await expect(page.getByRole('group', { name: 'Senest åbnet' }).getByRole('option')).not.toHaveCount(0);
    await page.keyboard.type(company.name);
    await expect(hits.first()).toContainText(company.name);
    await expect(hits.first()).toContainText('Virksomhed · CVR 12345674 · Højbjerg');
    await expect(hits.first().locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/companies\/cust_\w+$/);
    await expect(page.getByRole('heading', { level: 1, name: company.name })).toBeVisible();

    // The actions of the hit, and back to the hits.
    await openPalette(page, EVERYWHERE);
    await page.keyboard.type(`aps ${company.subdomain}`);
    await expect(hits.first()).toContainText(company.name);
    await page.keyboard.press('ArrowRight');
    const actions = page.getByRole('group', { name: `Handlinger for ${company.name}` }).getByRole('option');
    await expect(actions).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Klippekort' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/companies\/cust_\w+\/klippekort$/);

    // A person by the e-mail, and a licence by words of which one names the installation.
    await openPalette(page, EVERYWHERE);
    await page.keyboard.type(company.email.toUpperCase());
    await expect(hits).toHaveCount(3);
    await expect(hits.nth(1)).toContainText('Freja Lund');
    await expect(hits.nth(1)).toContainText(`Bruger · ${company.name} · ${company.email}`);
    await field.fill(`suite ${company.subdomain}`);
    await expect(hits.filter({ hasText: 'Suite Team' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/companies\/cust_\w+\/licenser$/);

    // The palette also offers to create things: the screen opens with its dialog.
    await openPalette(page, EVERYWHERE);
    await page.keyboard.type('opret event');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Opret Event' });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events$/);
    await dialog.getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog).toHaveCount(0);
  }
});
