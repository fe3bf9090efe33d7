import { useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SIGN_UP_ADDRESS, SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUp } from './useSignUp.ts';

interface SignUpButtonProps {
  signUp: SignUp;
  size?: 'large';
  block?: boolean;
}

/**
 * The server renders a link, so that a visitor who clicks before the scripts have loaded gets the form once they have.
 */
export function SignUpButton({ signUp, ...look }: SignUpButtonProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated)
    return (
      <ButtonLink to={SIGN_UP_ADDRESS} variant="primary" {...look}>
        {SIGN_UP_TITLE}
      </ButtonLink>
    );
  return (
    <Button variant="primary" isPending={signUp.isOpening} onPress={signUp.open} {...look}>
      {SIGN_UP_TITLE}
    </Button>
  );
}

const subscribeToNothing = () => () => undefined;
