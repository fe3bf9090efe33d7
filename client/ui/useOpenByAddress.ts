import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Opens a dialog when the address has a parameter with this name, as the entries of the command palette have it. The
 * parameter is removed at once, so that a reload and a saved view do not open the dialog again.
 */
export function useOpenByAddress(name: string, open: (value: string) => void): void {
  const [searchParams, setSearchParams] = useSearchParams();
  const value = searchParams.get(name);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (value === null) return;
    latest.current(value);
    setSearchParams(
      (address) => {
        address.delete(name);
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
    // `setSearchParams` is new at every navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name, value]);
}
