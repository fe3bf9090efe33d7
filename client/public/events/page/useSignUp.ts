import { useEffect, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { useNotice, type Notice } from '../useNotice.ts';
import { SIGN_UP_PARAMETER } from './publicEventText.ts';

export interface SignUp {
  isOpen: boolean;
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
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const notice = useNotice();
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(SIGN_UP_PARAMETER);
  // The parameter is removed from the address once the form is open, so that a reload does not open the form again.
  useEffect(() => {
    if (!isRequested) return;
    startOpening(() => setOpen(true));
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isRequested, setSearch]);
  return {
    isOpen,
    isOpening,
    notice,
    open: () => {
      notice.dismiss();
      startOpening(() => setOpen(true));
    },
    close: () => setOpen(false),
  };
}
