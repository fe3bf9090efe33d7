import { useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { SIGN_UP_ADDRESS, SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUp } from './useSignUp.ts';

interface SignUpButtonProps {
  signUp: SignUp;
  size?: 'large';
  block?: boolean;
}

/** As the server draws it, a link: who is quicker than the scripts gets the form as soon as they are here. */
export function SignUpButton({ signUp, ...look }: SignUpButtonProps) {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isAlive)
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

const neverChanges = () => () => undefined;
