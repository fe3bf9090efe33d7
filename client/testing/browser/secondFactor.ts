import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';

/** An authenticator app. Each code works once, so each call returns the code of the next time step. */
export class AuthenticatorApp {
  readonly #totp: TOTP;
  #step: number;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret });
    // The portal accepts the step after the current one too, so two codes in a row work without waiting.
    this.#step = 0;
  }

  nextCode(): string {
    return this.#totp.generate({ timestamp: Date.now() + 30_000 * this.#step++ });
  }
}

/** Adds an authenticator app on the security screen. Returns the app and, for the first proof, the recovery codes. */
export async function addAuthenticatorApp(page: Page): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Tilføj godkendelsesapp' }).click();
  return finishAuthenticatorApp(page);
}

/** Fills the open dialog that adds an authenticator app, and closes the dialog with the recovery codes. */
export async function finishAuthenticatorApp(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tilføj godkendelsesapp' });
  const app = new AuthenticatorApp(await dialog.getByLabel('Nøgle', { exact: true }).inputValue());
  await dialog.getByLabel('Indtast koden fra appen').fill(app.nextCode());
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  return { app, recoveryCodes: await saveRecoveryCodes(page) };
}

/** Confirms that the recovery codes in the open dialog are saved. Returns them. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('alertdialog', { name: 'Gem dine genoprettelseskoder' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await expect(dialog.getByRole('button', { name: 'Færdig' })).toBeDisabled();
  await dialog.getByLabel('Jeg har gemt koderne et sikkert sted').check();
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/** A passkey device of Chromium, which answers as soon as it is asked. Returns a function that removes the device. */
export async function addPasskeyDevice(page: Page): Promise<() => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  };
}
