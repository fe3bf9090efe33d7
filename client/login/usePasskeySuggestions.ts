import { useEffect, useState } from 'react';
import { messageOf } from '../relay/errors.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

/**
 * Lets the browser suggest passkeys at the e-mail field while the page is open. Returns why a chosen passkey could not
 * sign in.
 */
export function usePasskeySuggestions(onSignedIn: (token: string) => void): string | undefined {
  const [signIn] = usePasskeySignIn();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const suggest = async () => {
      if (!(await supportsSuggestions()) || isGone) return;
      const { suggestPasskeys } = await import('../security/browserPasskeys.ts');
      if (isGone) return;
      let wasChosen = false;
      try {
        const token = await signIn(async (options) => {
          const response = await suggestPasskeys(options);
          wasChosen = true;
          return response;
        });
        if (!isGone) onSignedIn(token);
      } catch (error) {
        // Before the user has chosen, an error only means that the browser suggests nothing.
        if (wasChosen && !isGone) setMessage(messageOf(error, 'Der opstod en fejl ved login. Prøv igen senere.'));
      }
    };
    void suggest();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [signIn]);
  return message;
}

const supportsSuggestions = async () =>
  typeof window.PublicKeyCredential === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
