import type { Page } from '@playwright/test';
import { goToFromMenu, goToRoom } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import { chooseRowAction } from '../../testing/browser/rowActions.ts';
import { createToken, openSecondBrowser, signInWithToken } from '../../testing/browser/session.ts';
import { openSubscribed } from '../../testing/browser/subscriptions.ts';
import { createCompany, TEST_PASSWORD, uniqueName } from '../../testing/browser/testCompany.ts';
import { toasts } from '../../testing/browser/toasts.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

/** Screens with what each offers to those who may change something. */
const screens = [
  { menu: false, name: 'Licenser', action: 'Bestil licens' },
  { menu: false, name: 'Serviceaftaler', action: 'Bestil serviceaftale' },
  { menu: false, name: 'Klippekort', action: 'Køb klippekort' },
  { menu: true, name: 'Afdelinger', action: 'Tilføj afdeling' },
  { menu: true, name: 'Zendesk installationer', action: 'Tilføj installation' },
  { menu: true, name: 'Brugere', action: 'Inviter bruger' },
];

/** Walks through the screens with the menus, and expects the actions that they offer. */
async function expectOfferedActions(page: Page, companyName: string, offered: string[]): Promise<void> {
  const main = page.getByRole('main');
  for (const { menu, name, action } of screens) {
    await (menu ? goToFromMenu(page, companyName, name) : goToRoom(page, name));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const offers = main.getByRole('button', { name: action }).or(main.getByRole('link', { name: action }));
    if (offered.includes(action)) await expect(offers.first()).toBeVisible();
    else await expect(offers).toHaveCount(0);
  }
}

test('users are created, get roles that decide what they are offered, and are deactivated, twice', async ({
  page,
  request,
  browser,
}) => {
  const company = await createCompany(request);
  const email = `${uniqueName('nina')}@kunde.example`;
  const dialog = page.getByRole('dialog', { name: 'Opret bruger' });
  const password = dialog.getByLabel('Adgangskode', { exact: true });
  const create = dialog.getByRole('button', { name: 'Opret bruger' });
  const nina = page.getByRole('row', { name: /Nina Ny/ });
  await signInWithToken(page, company.token);
  await openSubscribed(page, '/users');
  const mine = page.getByRole('row', { name: /Freja Lund/ });
  await expect(mine).toContainText('Dig');
  await expect(mine).toContainText('Kontoadministrator');

  await test.step('create', async () => {
    await page.getByRole('button', { name: 'Opret bruger' }).click();
    await dialog.getByLabel('E-mail').fill('ny@');
    await password.fill('kort');
    await dialog.getByLabel('Gentag adgangskode').fill('anden');
    await create.click();
    await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Navn er påkrævet/);
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Ugyldig e-mail/);
    await expect(password).toHaveAccessibleDescription(/Adgangskode skal være mindst 6 tegn/);
    await dialog.getByLabel('Navn').fill('Nina Ny');
    await dialog.getByLabel('E-mail').fill(company.email);
    await password.fill(TEST_PASSWORD);
    await create.click();
    await expect(dialog.getByLabel('Gentag adgangskode')).toHaveAccessibleDescription(/Adgangskoder matcher ikke/);
    await dialog.getByLabel('Gentag adgangskode').fill(TEST_PASSWORD);
    await create.click();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/Der er allerede en bruger med den e-mail/);
    await expect(dialog.getByLabel('Navn')).toHaveValue('Nina Ny');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bliv her' }).click();
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Rolle').selectOption('Medlem');
    await create.click();
    await expect(toasts(page)).toContainText('Bruger oprettet');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(nina).toContainText(email);
    await expect(nina).toContainText('Medlem');
  });

  const signInNina = async () => {
    const other = await openSecondBrowser(browser, { token: await createToken(request, email, TEST_PASSWORD) });
    await openSubscribed(other, '/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Nina');
    return other;
  };
  await test.step('roles', async () => {
    const other = await signInNina();
    await expectOfferedActions(other, company.name, []);
    await goToFromMenu(other, company.name, 'Virksomhed');
    await expect(other.getByLabel('Firmanavn')).toBeDisabled();
    await expect(other.getByRole('main').getByRole('button', { name: 'Gem' })).toHaveCount(0);
    await expect(other.getByText('Kun en kontoadministrator kan ændre virksomhedens oplysninger.')).toBeVisible();
    await other.goto('/service-agreement/purchase');
    await expect(other.getByText(/Din rolle kan ikke bestille/)).toBeVisible();
    await goToRoom(other, 'Klippekort');
    await expect(other.getByRole('heading', { level: 1, name: 'Klippekort' })).toBeVisible();
    // The colleague's open page follows each change.
    for (const role of ['Indkøber', 'Medlem', 'Indkøber']) {
      await chooseRowAction(page, 'Nina Ny', 'Rediger navn og rolle');
      const edit = page.getByRole('dialog', { name: 'Rediger Nina Ny' });
      await edit.getByLabel('Rolle').selectOption(role);
      await edit.getByRole('button', { name: 'Gem' }).click();
      await expect(edit).toHaveCount(0);
      await expect(nina).toContainText(role);
      await expect(other.getByRole('button', { name: 'Køb klippekort' })).toHaveCount(role === 'Indkøber' ? 1 : 0);
    }
    await expectOfferedActions(other, company.name, ['Bestil licens', 'Bestil serviceaftale', 'Køb klippekort']);
    await other.context().close();
    await chooseRowAction(page, 'Freja Lund', 'Rediger navn og rolle');
    const own = page.getByRole('dialog', { name: 'Rediger Freja Lund' });
    await own.getByLabel('Rolle').selectOption('Medlem');
    await own.getByRole('button', { name: 'Gem' }).click();
    await expect(own.getByLabel('Rolle')).toHaveAccessibleDescription(/skal have mindst én kontoadministrator/);
    await expect(own.getByLabel('Rolle')).toHaveValue('MEMBER');
    await own.getByRole('button', { name: 'Annuller' }).click();
    await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
    await expect(mine).toContainText('Kontoadministrator');
  });

  await test.step('deactivate', async () => {
    for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(viewport);
      const other = await signInNina();
      await chooseRowAction(page, 'Nina Ny', 'Deaktivér');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deaktivér' }).click();
      await expect(nina).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toBeVisible();
      await expect(other).toHaveURL(/\/login/);
      await other.context().close();
      await page.getByRole('button', { name: 'Genaktivér Nina Ny' }).click();
      await expect(nina).toContainText('Indkøber');
      await expect(page.getByRole('heading', { name: 'Deaktiverede brugere' })).toHaveCount(0);
    }
    // On a phone the dialog is a sheet.
    await page.getByRole('button', { name: 'Opret bruger' }).click();
    await expect(create).toBeInViewport();
    expect((await create.boundingBox())!.y).toBeGreaterThan(700);
  });
});
