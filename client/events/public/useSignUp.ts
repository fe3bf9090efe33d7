import { useEffect, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router';
import { useNotice, type Notice } from '../useNotice.ts';
import { SIGN_UP_PARAMETER } from './publicEventText.ts';

export interface SignUp {
  isOpen: boolean;
  /** Its code is on the way. */
  isOpening: boolean;
  notice: Notice;
  open: () => void;
  close: () => void;
}

export function useSignUp(): SignUp {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, startOpening] = useTransition();
  const notice = useNotice();
  const [search, setSearch] = useSearchParams();
  const isWanted = search.has(SIGN_UP_PARAMETER);
  // Once open, the address is the page's own again: a reload does not open it anew.
  useEffect(() => {
    if (!isWanted) return;
    startOpening(() => setOpen(true));
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isWanted, setSearch]);
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
