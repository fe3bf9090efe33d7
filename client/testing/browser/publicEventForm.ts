import type { Page } from '@playwright/test';
import { uniqueName } from './testCompany.ts';

/** The message about the visitor's registration, or that nobody can register for the event. */
export const registrationNotice = (page: Page) => page.getByRole('main').getByRole('status');

/** The dialog with the form in which a guest registers. */
export const registrationDialog = (page: Page) => page.getByRole('dialog', { name: 'Tilmeld dig event' });

export const openRegistrationForm = (page: Page) => page.getByRole('button', { name: 'Tilmeld dig event' }).click();

export const registerButton = (page: Page) =>
  registrationDialog(page).getByRole('button', { name: 'Tilmeld', exact: true });

/** Fills the form as a guest, and returns the guest's e-mail. */
export async function fillRegistrationForm(
  page: Page,
  email = `${uniqueName('gaest')}@gaest.example`,
): Promise<string> {
  await registrationDialog(page).getByLabel('Navn').fill('Gitte Gæst');
  await registrationDialog(page).getByLabel('Email').fill(email);
  return email;
}
