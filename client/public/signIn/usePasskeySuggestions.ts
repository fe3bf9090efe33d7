import { useEffect, useState } from 'react';

interface PasskeySuggestions {
  /** Why a chosen passkey could not sign in. */
  message: string | undefined;
  /** The browser can use passkeys but does not suggest them, so a button must ask for one. */
  needsButton: boolean;
}

/** Lets the browser suggest passkeys at the e-mail field while the page is open. */
export function usePasskeySuggestions(onSignedIn: (token: string) => void): PasskeySuggestions {
  const [message, setMessage] = useState<string>();
  const [needsButton, setNeedsButton] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Without the code, which a lost connection keeps away, the password still signs in.
    void import('./suggestPasskeys.ts').then(
      (module) => module.suggestPasskeys(() => isGone, onSignedIn, setMessage, setNeedsButton),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { message, needsButton };
}
