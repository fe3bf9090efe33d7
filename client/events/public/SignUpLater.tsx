import { lazy, useState } from 'react';
import { DialogBoundary } from '../../ui/DialogBoundary.tsx';
import { SIGN_UP_TITLE } from './publicEventText.ts';
import type { SignUp } from './useSignUp.ts';

const load = () => lazy(() => import('./SignUpDialog.tsx').then(({ SignUpDialog }) => ({ default: SignUpDialog })));

/** The form's code is fetched by whoever opens it; the page stays as it is until it is there. */
export function SignUpLater({ signUp, publicLink }: { signUp: SignUp; publicLink: string }) {
  const [tried, setTried] = useState(() => ({ count: 0, Dialog: load() }));
  if (!signUp.isOpen) return null;
  return (
    <DialogBoundary
      key={tried.count}
      title={SIGN_UP_TITLE}
      failure="Tilmeldingen kunne ikke åbnes"
      onRetry={() => setTried(({ count }) => ({ count: count + 1, Dialog: load() }))}
      onClose={signUp.close}
    >
      <tried.Dialog publicLink={publicLink} notice={signUp.notice} onClose={signUp.close} />
    </DialogBoundary>
  );
}
