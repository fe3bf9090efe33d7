import { useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { WAIT_LABEL } from '../placeWords.ts';
import { SIGN_UP_ADDRESS, SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUp } from './useSignUp.ts';

interface SignUpButtonProps {
  signUp: SignUp;
  /** Whether the form joins the waiting list. */
  waits?: boolean;
  size?: 'large';
  block?: boolean;
}

/**
 * Opens the sign-up form. The server renders a link instead, so that a visitor who clicks before the scripts have
 * loaded gets the form once they have.
 */
export function SignUpButton({ signUp, waits, ...buttonProps }: SignUpButtonProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const label = waits ? WAIT_LABEL : SIGN_UP_TITLE;
  if (!isHydrated)
    return (
      <ButtonLink to={SIGN_UP_ADDRESS} variant="primary" {...buttonProps}>
        {label}
      </ButtonLink>
    );
  return (
    <Button variant="primary" isPending={signUp.isOpening} onPress={signUp.open} {...buttonProps}>
      {label}
    </Button>
  );
}

const subscribeToNothing = () => () => undefined;
