import { useCallback, useEffect, useRef, useTransition } from 'react';
import { useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import buyQuery, { type BuyDialogQuery } from './__generated__/BuyDialogQuery.graphql.ts';

interface BuyDialogState {
  isWanted: boolean;
  /** While absent, it is closed. */
  queryRef: PreloadedQuery<BuyDialogQuery> | null | undefined;
  /** For which department, where whoever led here knew. */
  departmentId: string | null;
  isOpening: boolean;
  open: (departmentId?: string) => void;
  close: () => void;
  retry: () => void;
}

/**
 * The dialog is open as long as the address says so: a link leads straight to it, and the browser's back button closes it.
 * It appears as soon as what it offers is here; until then the page stays as it is.
 */
export function useBuyDialog(): BuyDialogState {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const isWanted = address.get('buy') === '1';
  const [queryRef, load, dispose] = useQueryLoader<BuyDialogQuery>(buyQuery);
  const [isOpening, startOpening] = useTransition();
  const retry = useCallback(() => startOpening(() => load({}, { fetchPolicy: 'store-and-network' })), [load]);
  useEffect(() => (isWanted ? retry() : dispose()), [isWanted, retry, dispose]);

  // What was opened on this very page is a step back; whoever came from elsewhere stays here.
  const isStep = useRef(false);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (isWanted && !wasWanted.current) isStep.current = true;
    wasWanted.current = isWanted;
  }, [isWanted]);
  return {
    isWanted,
    queryRef: isWanted ? queryRef : null,
    departmentId: address.get('department'),
    isOpening,
    open: (departmentId) =>
      setAddress(
        (params) => {
          params.set('buy', '1');
          if (departmentId) params.set('department', departmentId);
          return params;
        },
        { preventScrollReset: true },
      ),
    close: () => {
      if (isStep.current) return void navigate(-1);
      return setAddress(
        (params) => {
          params.delete('buy');
          params.delete('department');
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    retry,
  };
}
