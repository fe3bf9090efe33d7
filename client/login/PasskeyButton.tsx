import { FingerprintPattern } from 'lucide-react';
import { useAttempt } from '../relay/useAttempt.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

/** Signs in with a passkey that the user chooses in the browser's own dialog. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (token: string) => void }) {
  const [signIn, isRunning] = usePasskeySignIn();
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
