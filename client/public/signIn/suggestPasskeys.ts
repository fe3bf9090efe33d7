import { messageOf } from '../../app/relay/errors.ts';
import { suggestPasskeys as suggestInBrowser } from './browserPasskeys.ts';
import { signInWithPasskey } from './passkeySignIn.ts';

/**
 * Lets the browser suggest passkeys at the e-mail field, and signs in with the one that the user chooses. `setMessage`
 * is called with the reason when that fails, and `setNeedsButton` when the browser can use passkeys but does not
 * suggest them, so that a button must ask for one. Nothing is called once `isGone` says that the page was left.
 */
export async function suggestPasskeys(
  isGone: () => boolean,
  onSignedIn: (token: string) => void,
  setMessage: (message: string) => void,
  setNeedsButton: (needsButton: boolean) => void,
): Promise<void> {
  if (typeof window.PublicKeyCredential !== 'function') return;
  const canSuggest = await PublicKeyCredential.isConditionalMediationAvailable?.();
  if (isGone()) return;
  if (!canSuggest) return setNeedsButton(true);
  let wasChosen = false;
  try {
    const token = await signInWithPasskey(async (options) => {
      const response = await suggestInBrowser(options);
      wasChosen = true;
      return response;
    });
    if (!isGone()) onSignedIn(token);
  } catch (error) {
    // Before the user has chosen, an error only means that the browser suggests nothing.
    if (wasChosen && !isGone()) setMessage(messageOf(error, 'Der opstod en fejl ved login. Prøv igen senere.'));
  }
}
