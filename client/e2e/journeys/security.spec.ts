import type { Page } from '@playwright/test';
import { refuseOperationOnce } from '../../testing/browser/interceptOperations.ts';
import { goToFromUserMenu, signOut } from '../../testing/browser/menus.ts';
import { expect, test } from '../../testing/browser/portalTest.ts';
import {
  addAuthenticatorApp,
  addPasskeyDevice,
  finishAuthenticatorApp,
  saveRecoveryCodes,
} from '../../testing/browser/secondFactor.ts';
import { signInWithToken } from '../../testing/browser/session.ts';
import { emailField, fillSignIn, passwordField } from '../../testing/browser/signInForm.ts';
import { createCompany, TEST_PASSWORD } from '../../testing/browser/testCompany.ts';
import { PHONE } from '../../testing/browser/viewports.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('an app, its recovery codes and a passkey are set up, used at the sign-in, removed, and set up again', async ({
  page,
  request,
}) => {
  const { email, token } = await createCompany(request);
  const secondStep = page.getByLabel('Kode', { exact: true });
  const signInAgain = async () => {
    await signOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await fillSignIn(page, email, TEST_PASSWORD);
  };
  const openSecurity = async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await goToFromUserMenu(page, 'Sikkerhed');
    await expect(page).toHaveURL(/\/profile\/sikkerhed$/);
  };
  await signInWithToken(page, token);
  await page.goto('/profile/sikkerhed');
  await expect(page.getByText('Ikke slået til')).toBeVisible();

  // The proof of the session is too old, as it would be ten minutes later.
  await refuseOperationOnce(
    page,
    'AddAppDialogMutation',
    'REAUTHENTICATION_REQUIRED',
    'Bekræft, at det er dig, og prøv igen',
  );
  await press(page, 'Tilføj godkendelsesapp');
  const proof = page.getByRole('alertdialog', { name: 'Bekræft, at det er dig' });
  const proofPassword = proof.getByLabel('Adgangskode', { exact: true });
  await expect(proofPassword).toBeFocused();
  await expect(proof).toContainText('Skriv din adgangskode igen');
  await proofPassword.fill('forkert');
  await proof.getByRole('button', { name: 'Bekræft' }).click();
  await expect(proofPassword).toHaveAccessibleDescription(/Adgangskoden er forkert/);
  await proofPassword.fill(TEST_PASSWORD);
  await proof.getByRole('button', { name: 'Bekræft' }).click();
  await expect(proof).toBeHidden();

  const adding = page.getByRole('dialog', { name: 'Tilføj godkendelsesapp' });
  await expect(adding.getByRole('img', { name: 'QR-kode til godkendelsesapp' })).toBeVisible();
  const code = adding.getByLabel('Indtast koden fra appen');
  await code.fill('000000');
  await adding.getByRole('button', { name: 'Slå til' }).click();
  await expect(code).toHaveAccessibleDescription(/Koden passer ikke/);
  await expect(code).toHaveValue('000000');
  const { app, recoveryCodes } = await finishAuthenticatorApp(page);
  await expect(page.getByText('Slået til', { exact: true })).toBeVisible();
  await expect(page.getByText('10 af 10 tilbage')).toBeVisible();

  // The second step leads back to the first one, with the address kept.
  await signInAgain();
  await expect(page.getByRole('heading', { name: 'Indtast din kode' })).toBeVisible();
  await expect(secondStep).toBeFocused();
  await press(page, 'Ikke dig?');
  await expect(emailField(page)).toHaveValue(email);
  await expect(passwordField(page)).toHaveValue('');
  await fillSignIn(page, email, TEST_PASSWORD);
  await secondStep.fill('123');
  await press(page, 'Fortsæt');
  await expect(secondStep).toHaveAccessibleDescription(/Koden er forkert eller brugt/);
  await secondStep.fill(app.nextCode());
  await press(page, 'Fortsæt');
  await openSecurity();

  await signInAgain();
  await press(page, 'Brug en genoprettelseskode');
  await page.getByLabel('Genoprettelseskode').fill(recoveryCodes[0]!);
  await press(page, 'Fortsæt');
  await openSecurity();
  await expect(page.getByText('9 af 10 tilbage')).toBeVisible();
  await press(page, 'Lav nye koder');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lav nye koder' }).click();
  expect(await saveRecoveryCodes(page)).not.toContain(recoveryCodes[1]);
  await press(page, 'Fjern godkendelsesapp');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Ikke slået til')).toBeVisible();

  // A passkey takes the place of the app.
  await page.setViewportSize(PHONE);
  const removeDevice = await addPasskeyDevice(page);
  await press(page, 'Tilføj adgangsnøgle');
  const naming = page.getByRole('dialog', { name: 'Tilføj adgangsnøgle' });
  await expect(naming.getByLabel('Navn')).toHaveValue(/Chrome på/);
  await naming.getByLabel('Navn').fill('');
  await naming.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(naming.getByLabel('Navn')).toHaveAccessibleDescription(/Giv adgangsnøglen et navn/);
  await naming.getByLabel('Navn').fill('Min bærbare');
  await naming.getByRole('button', { name: 'Fortsæt' }).click();
  const [passkeyCode] = await saveRecoveryCodes(page);
  await expect(page.getByText('Min bærbare')).toBeVisible();
  await press(page, 'Tilføj adgangsnøgle');
  await naming.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(naming.getByRole('alert')).toContainText('Du har allerede en adgangsnøgle på denne enhed');
  await naming.getByRole('button', { name: 'Annuller' }).click();

  // The device answers as soon as the sign-in is shown.
  for (const _ of [1, 2]) {
    await signOut(page);
    await openSecurity();
  }
  await removeDevice();
  // Without an app, nobody is asked for a code of an app: the passkey comes first, then the recovery codes.
  await signInAgain();
  await expect(page.getByRole('heading', { name: 'Brug din adgangsnøgle' })).toBeVisible();
  await expect(secondStep).toHaveCount(0);
  await expect(page.getByText('Brug en kode fra appen')).toHaveCount(0);
  await press(page, 'Brug en genoprettelseskode');
  await press(page, 'Brug din adgangsnøgle');
  await expect(page.getByRole('button', { name: 'Log ind med adgangsnøgle' })).toBeVisible();
  await press(page, 'Brug en genoprettelseskode');
  await page.getByLabel('Genoprettelseskode').fill(passkeyCode!);
  await press(page, 'Fortsæt');
  await openSecurity();
  await press(page, 'Omdøb Min bærbare');
  await page.getByRole('dialog').getByLabel('Navn').fill('Væk');
  await page.getByRole('dialog').getByRole('button', { name: 'Gem' }).click();
  await press(page, 'Fjern Væk');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Ingen adgangsnøgler')).toBeVisible();
  await expect(page.getByText('Ikke slået til')).toBeVisible();

  await addAuthenticatorApp(page);
  await page.reload();
  await expect(page.getByText('Slået til', { exact: true })).toBeVisible();
});
