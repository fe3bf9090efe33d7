import { expect, type Page } from '@playwright/test';

const openMenu = (page: Page, menu: string | RegExp) => page.getByRole('banner').getByRole('button', { name: menu });

/** Opens a screen from the header's menu with this name, without a new page load. */
export async function goToFromMenu(page: Page, menu: string | RegExp, screen: string | RegExp): Promise<void> {
  await openMenu(page, menu).click();
  await page.getByRole('menuitem', { name: screen, exact: true }).click();
}

/** Opens a screen from the menu of the user, such as »Sikkerhed«. */
export const goToFromUserMenu = (page: Page, screen: string) => goToFromMenu(page, /^Brugermenu/, screen);

/** Opens a screen from the main navigation of the header. */
export const goToRoom = (page: Page, room: string) =>
  page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: room, exact: true }).click();

/** Signs out with the menu of the user, and waits for the sign-in, to which the server's answer leads. */
export async function signOut(page: Page): Promise<void> {
  await goToFromUserMenu(page, 'Log ud');
  await expect(page).toHaveURL(/\/login/);
}
