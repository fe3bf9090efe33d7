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
 * Opens the sign-up form. The server renders a link instead, so that a visitor who clicks before the scripts have
 * loaded gets the form once they have.
 */
export function SignUpButton({ signUp, ...buttonProps }: SignUpButtonProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isHydrated)
    return (
      <ButtonLink to={SIGN_UP_ADDRESS} variant="primary" {...buttonProps}>
        {SIGN_UP_TITLE}
      </ButtonLink>
    );
  return (
    <Button variant="primary" isPending={signUp.isOpening} onPress={signUp.open} {...buttonProps}>
      {SIGN_UP_TITLE}
    </Button>
  );
}

const subscribeToNothing = () => () => undefined;
