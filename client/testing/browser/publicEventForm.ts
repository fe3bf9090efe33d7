import type { Page } from '@playwright/test';
import { uniqueName } from './testCompany.ts';

/** The line about the visitor's registration, or about an event that is closed. */
export const registrationNotice = (page: Page) => page.getByRole('main').getByRole('status');

/** The dialog with the form in which a guest registers. */
export const registrationDialog = (page: Page) => page.getByRole('dialog', { name: 'Tilmeld dig event' });

export const openRegistrationForm = (page: Page) => page.getByRole('button', { name: 'Tilmeld dig event' }).click();

export const registerButton = (page: Page) =>
  registrationDialog(page).getByRole('button', { name: 'Tilmeld', exact: true });

/** Fills the form as a guest, and returns the guest's address. */
export async function fillRegistrationForm(
  page: Page,
  email = `${uniqueName('gaest')}@gaest.example`,
): Promise<string> {
  await registrationDialog(page).getByLabel('Navn').fill('Gitte Gæst');
  await registrationDialog(page).getByLabel('Email').fill(email);
  return email;
}
