import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { PortalError } from '../../app/relay/errors.ts';

/** A browser's answer as JSON. */
export type PasskeyAnswer = Record<string, unknown>;

const NOT_SUPPORTED = 'Din browser kan ikke bruge adgangsnøgler her. Prøv en anden browser, eller brug en kode.';

/** Creates a passkey on this device. Rejects with a PortalError whose message is meant for the user. */
export const createPasskey = (options: object): Promise<PasskeyAnswer> =>
  inBrowser(async () => ({
    ...(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })),
  }));

/** Lets the user choose a passkey. Rejects with a PortalError whose message is meant for the user. */
export const askForPasskey = (options: object): Promise<PasskeyAnswer> =>
  inBrowser(async () => ({
    ...(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
  }));

/** Suggests passkeys at the field with the autocomplete value `webauthn` until one is chosen. Rejects when stopped. */
export const suggestPasskeys = async (options: object): Promise<PasskeyAnswer> => ({
  ...(await startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: true,
  })),
});

async function inBrowser(run: () => Promise<PasskeyAnswer>): Promise<PasskeyAnswer> {
  if (!browserSupportsWebAuthn()) throw new PortalError(NOT_SUPPORTED, 'PASSKEY');
  try {
    return await run();
  } catch (error) {
    throw new PortalError(messageOfBrowser(error), 'PASSKEY');
  }
}

function messageOfBrowser(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'Du har allerede en adgangsnøgle på denne enhed.';
  if (error instanceof WebAuthnError && error.code === 'ERROR_INVALID_DOMAIN') return NOT_SUPPORTED;
  // The browser does not say whether the user cancelled or has no passkey.
  return 'Adgangsnøglen blev ikke brugt. Prøv igen, eller vælg en anden måde.';
}
