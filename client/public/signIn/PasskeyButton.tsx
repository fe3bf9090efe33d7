import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { signInWithPasskey } from './passkeySignIn.ts';

interface PasskeyButtonProps {
  /** Ticket of an account of a provider that the sign-in connects. */
  identity?: string | undefined;
  /** The one action of the screen. */
  isPrimary?: boolean;
  onSignedIn: (token: string) => void;
}

/** Signs in with a passkey that the user chooses in the browser's own dialog. */
export function PasskeyButton({ identity, isPrimary, onSignedIn }: PasskeyButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const { attempt, message } = useAttempt(async () => {
    setRunning(true);
    try {
      const { askForPasskey } = await import('./browserPasskeys.ts');
      onSignedIn(await signInWithPasskey(askForPasskey, identity));
    } finally {
      setRunning(false);
    }
  }, 'Der opstod en fejl ved login. Prøv igen senere.');
  return (
    <>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button
        block
        {...(isPrimary && { variant: 'primary', size: 'large', autoFocus: true })}
        isPending={isRunning}
        onPress={() => void attempt()}
      >
        <FingerprintPattern aria-hidden /> Log ind med adgangsnøgle
      </Button>
    </>
  );
}
