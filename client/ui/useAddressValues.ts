import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';

export interface AddressValues {
  valueOf: (name: string) => string;
  /** Shown at once; the address, and with it what is asked of the server, follows when nothing has changed for so long. */
  set: (name: string, value: string, afterMs?: number) => void;
}

const PAGE = 'side';

/** Values that live in the address: a reload keeps them, and a link hands them on. */
export function useAddressValues(): AddressValues {
  const [params, setParams] = useSearchParams();
  const inAddress = params.toString();
  const [shown, setShown] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(shown);
  const show = (next: string) => {
    latest.current = next;
    setShown(next);
  };
  const { state, location: next } = useNavigation();
  const isUnderWay = state !== 'idle';
  const { pathname } = useLocation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (!isLeaving) return;
    // Nobody who is on the way elsewhere is called back by what they typed last.
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [isLeaving]);
  useEffect(() => {
    // Whoever was led elsewhere sees what is there; what is being typed, or on its way, is not taken back.
    if (!isUnderWay && timer.current === undefined && settled(latest.current) !== inAddress) show(inAddress);
  }, [inAddress, isUnderWay]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = () => {
    timer.current = undefined;
    setParams(settled(latest.current), { replace: true, preventScrollReset: true });
  };
  return {
    valueOf: (name) => new URLSearchParams(shown).get(name) ?? '',
    set: (name, value, afterMs = 0) => {
      const next = new URLSearchParams(latest.current);
      next.set(name, value);
      // What is chosen anew begins at its first page.
      if (name !== PAGE) next.delete(PAGE);
      show(next.toString());
      clearTimeout(timer.current);
      timer.current = setTimeout(write, afterMs);
    },
  };
}

/** Without what is empty, and the spaces around what is not. */
function settled(query: string): string {
  const kept = [...new URLSearchParams(query)].flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
  return new URLSearchParams(kept).toString();
}
