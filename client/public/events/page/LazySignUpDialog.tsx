import { lazy, useState } from 'react';
import { DialogBoundary } from '../../../ui/DialogBoundary.tsx';
import { SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUp } from './useSignUp.ts';

const createLazyDialog = () =>
  lazy(() => import('./SignUpDialog.tsx').then(({ SignUpDialog }) => ({ default: SignUpDialog })));

interface LazySignUpDialogProps {
  signUp: SignUp;
  publicLink: string;
  isFull: boolean;
}

/**
 * Loads the code of the form when a visitor opens the form. The page stays as it is until then, because `useSignUp`
 * opens the form in a transition.
 */
export function LazySignUpDialog({ signUp, publicLink, isFull }: LazySignUpDialogProps) {
  const [attempt, setAttempt] = useState(() => ({ count: 0, Dialog: createLazyDialog() }));
  if (!signUp.isOpen) return null;
  return (
    <DialogBoundary
      key={attempt.count}
      title={SIGN_UP_TITLE}
      failure="Tilmeldingen kunne ikke åbnes"
      onRetry={() => setAttempt(({ count }) => ({ count: count + 1, Dialog: createLazyDialog() }))}
      onClose={signUp.close}
    >
      <attempt.Dialog publicLink={publicLink} isFull={isFull} notice={signUp.notice} onClose={signUp.close} />
    </DialogBoundary>
  );
}
