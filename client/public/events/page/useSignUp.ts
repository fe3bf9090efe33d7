import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyModule } from '../../../ui/lazyModule.ts';
import { useNotice, type Notice } from '../useNotice.ts';
import { SIGN_UP_PARAMETER } from './publicEventText.ts';
import type { SignUpDialog } from './SignUpDialog.tsx';

const signUpDialog = lazyModule(() => import('./SignUpDialog.tsx'));

export interface SignUp {
  /** The dialog with the form; undefined while it is closed. */
  Dialog: typeof SignUpDialog | undefined;
  /** The code of the form is loading. */
  isOpening: boolean;
  notice: Notice;
  open: () => void;
  close: () => void;
}

/**
 * The state of the sign-up form. The form opens by its button or by the parameter `SIGN_UP_PARAMETER` in the address.
 */
export function useSignUp(): SignUp {
  const [Dialog, setDialog] = useState<typeof SignUpDialog>();
  const [isOpening, setOpening] = useState(false);
  const notice = useNotice();
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(SIGN_UP_PARAMETER);
  const load = useCallback(() => {
    setOpening(true);
    signUpDialog.use(
      (module) => {
        setOpening(false);
        setDialog(() => module.SignUpDialog);
      },
      () => setOpening(false),
    );
  }, []);
  // The parameter is removed from the address, so that a reload does not open the form again.
  useEffect(() => {
    if (!isRequested) return;
    load();
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isRequested, load, setSearch]);
  return {
    Dialog,
    isOpening,
    notice,
    open: () => {
      notice.dismiss();
      load();
    },
    close: () => setDialog(undefined),
  };
}
