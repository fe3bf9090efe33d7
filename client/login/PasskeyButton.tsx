import { FingerprintPattern } from 'lucide-react';
import { useAttempt } from '../relay/useAttempt.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

interface PasskeyButtonProps {
  /** Ticket of an account of a provider that the sign-in connects. */
  identity?: string | undefined;
  onSignedIn: (token: string) => void;
}

/** Signs in with a passkey that the user chooses in the browser's own dialog. */
export function PasskeyButton({ identity, onSignedIn }: PasskeyButtonProps) {
  const [signIn, isRunning] = usePasskeySignIn(identity);
  const { attempt, message } = useAttempt(async () => {
    const { askForPasskey } = await import('../security/browserPasskeys.ts');
    onSignedIn(await signIn(askForPasskey));
  }, 'Der opstod en fejl ved login. Prøv igen senere.');
  return (
    <>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button block isPending={isRunning} onPress={() => void attempt()}>
        <FingerprintPattern aria-hidden /> Log ind med adgangsnøgle
      </Button>
    </>
  );
}
