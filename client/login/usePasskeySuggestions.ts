import { useEffect, useState } from 'react';
import { messageOf } from '../relay/errors.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

interface PasskeySuggestions {
  /** Why a chosen passkey could not sign in. */
  message: string | undefined;
  /** The browser can use passkeys but does not suggest them, so a button must ask for one. */
  needsButton: boolean;
}

/** Lets the browser suggest passkeys at the e-mail field while the page is open. */
export function usePasskeySuggestions(onSignedIn: (token: string) => void): PasskeySuggestions {
  const [signIn] = usePasskeySignIn();
  const [message, setMessage] = useState<string>();
  const [needsButton, setNeedsButton] = useState(false);
  useEffect(() => {
    let isGone = false;
    const suggest = async () => {
      if (typeof window.PublicKeyCredential !== 'function') return;
      const canSuggest = await PublicKeyCredential.isConditionalMediationAvailable?.();
      if (isGone) return;
      if (!canSuggest) return setNeedsButton(true);
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
  return { message, needsButton };
}
